// Builds the package with 1,000 contracts and prints the folder that holds it. Takes minutes once; then it is kept in
// node_modules/.cache until something that it is built from changes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listFiles } from '../../src/source/files.js';
import { type Contract, readTree } from '../../src/source/tree.js';
import { filesOfCopy } from './files-of-copy.js';

const CONTRACTS = 1000;

const root = resolve(import.meta.dirname, '../..');
const sources = ['schemas', 'fixtures', 'manifests', 'src', 'scripts']
  .flatMap((folder) => listFiles(root, folder))
  .filter((file) => !file.startsWith('src/generated/'))
  .concat('tsup.config.ts', 'package.json', 'tsconfig.json', 'README.md');

const hash = createHash('sha256');
for (const file of [...sources, 'bench/lib/make-tree-of-1000.ts', 'bench/lib/files-of-copy.ts']) {
  hash.update(file).update(readFileSync(join(root, file)));
}
const cache = join(root, 'node_modules/.cache/bench');
const folder = join(cache, `tree-of-${CONTRACTS}-${hash.digest('hex').slice(0, 16)}`);
if (!existsSync(join(folder, 'dist/index.js'))) build();
process.stdout.write(folder);

function build(): void {
  process.stderr.write(`building the package with ${CONTRACTS} contracts, once …\n`);
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache).filter((name) => name.startsWith('tree-of-'))) {
    rmSync(join(cache, old), { recursive: true });
  }
  for (const file of sources) cpSync(join(root, file), join(folder, file));
  for (const [file, text] of copies(readTree(root).contracts)) write(file, text);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const run = (...args: string[]): void => {
    execFileSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  run('--import', 'tsx', join(root, 'scripts/codegen/main.ts'), '--code', '--root', folder);
  // Without declarations, which take most of the time and which no process loads.
  run(join(root, 'node_modules/tsup/dist/cli-default.js'), '--silent', '--no-dts');
  run('--import', 'tsx', join(root, 'scripts/build/link.ts'), '--root', folder);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Copies under other names of the contracts there are, in turn, as many as are lacking. */
function* copies(contracts: readonly Contract[]): Generator<[string, string]> {
  for (let i = 0; i < CONTRACTS - contracts.length; i++) {
    const contract = contracts[i % contracts.length] as Contract;
    yield* filesOfCopy(contract, `copy-${Math.floor(i / contracts.length)}`);
  }
}
