// What the types of every contract cost the compiler of whoever uses them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { readSchemas, root } from '../lib/subjects.mjs';

const ROUNDS = 5;

export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-bench-'));
  try {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(root, join(folder, 'node_modules/openvibe-contracts'));
    writeFileSync(join(folder, 'empty.ts'), 'export {};\n');
    writeFileSync(join(folder, 'every-type.ts'), everyType(readSchemas().map(({ title }) => title)));
    const rounds = Array.from({ length: ROUNDS }, () => [check(folder, 'every-type.ts'), check(folder, 'empty.ts')]);
    const [used, empty] = [0, 1].map((i) => Math.min(...rounds.map((round) => round[i])));
    const what = 'types of every contract, checked beyond an empty file';
    return { rows: [{ what, ours: used - empty, theirs: 1000, against: 'a second', unit: 'ms', goal: 1 }] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that takes a value of each type and gives one. */
function everyType(titles) {
  const uses = titles.map((title) => `export const use${title} = (value: ${title}): ${title} => structure(value);`);
  return `import type { ${titles.join(', ')} } from 'openvibe-contracts';
const structure = <Type>(value: Type): Type => ({ ...value });
${uses.join('\n')}
`;
}

/** The milliseconds that the compiler takes, the declarations of the package checked too. */
function check(folder, file) {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022', '--module', 'nodenext'];
  const start = performance.now();
  execFileSync(process.execPath, [tsc, ...options, file], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  return performance.now() - start;
}
