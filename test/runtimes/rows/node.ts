import { PROGRAMS } from '../programs.js';
import type { Rows, RuntimeRow } from '../row.js';
import { outcomeOf, program, run } from '../run-program.js';

/** As they are named in package.json: the first that the package is for, and the newest of each line. */
const VERSIONS = ['node-20.0', 'node-20', 'node-22', 'node-24'];

const FLAGS = ['', '--disallow-code-generation-from-strings', '--frozen-intrinsics'];

export const nodeRows: Rows = async ({ folder }) =>
  (await Promise.all(VERSIONS.map((each) => rowsOf(folder, each)))).flat();

async function rowsOf(folder: string, version: string): Promise<RuntimeRow[]> {
  const node = program(`${version}/bin/node`);
  const runtime = `Node ${(await run(folder, node, '--version')).trim().slice(1)}`;
  return FLAGS.map((flag) => {
    // Frozen intrinsics are an experiment, of which Node warns.
    const args = flag === '' ? [] : [flag, '--no-warnings'];
    return {
      what: [runtime, flag],
      cells: {
        require: () => outcomeOf(folder, node, ...args, PROGRAMS.require),
        import: () => outcomeOf(folder, node, ...args, PROGRAMS.import),
      },
    };
  });
}
