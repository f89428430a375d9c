import { PROGRAMS } from '../programs.js';
import type { Rows } from '../row.js';
import { outcomeOf, program, run } from '../run-program.js';

export const bunRows: Rows = async ({ folder }) => {
  const bun = program('.bin/bun');
  return [
    {
      what: [`Bun ${(await run(folder, bun, '--version')).trim()}`, ''],
      cells: {
        require: () => outcomeOf(folder, bun, PROGRAMS.require),
        import: () => outcomeOf(folder, bun, PROGRAMS.import),
      },
    },
  ];
};
