import { PROGRAMS } from '../programs.js';
import type { Rows } from '../row.js';
import { outcomeOf, program, run } from '../run-program.js';

/** Deno asks before a program touches anything; it is told to refuse instead, so that no row has a permission. */
export const denoRows: Rows = async ({ folder }) => {
  const deno = program('.bin/deno');
  const runtime = (await run(folder, deno, '--version')).split(' ').slice(0, 2).join(' ').replace('deno', 'Deno');
  const noCode = '--v8-flags=--disallow-code-generation-from-strings';
  return ['', noCode].map((flag) => {
    const args = ['run', '--quiet', '--no-prompt', '--no-remote', ...(flag === '' ? [] : [flag])];
    return {
      what: [runtime, flag === '' ? 'no permissions' : `no permissions, ${flag}`],
      cells: {
        require: () => outcomeOf(folder, deno, ...args, PROGRAMS.require),
        import: () => outcomeOf(folder, deno, ...args, PROGRAMS.import),
      },
    };
  });
};
