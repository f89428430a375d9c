import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ScriptError } from '../../src/source/problem.js';
import { runScript } from '../shared/run-script.js';
import { hashFiles, inputs, outputs } from './tree-hash.js';

await runScript({
  usage: `usage: npm run build:once -- [--root DIR]

Builds, unless the last build was of these files and what it wrote is as it was.
`,
  main: async ({ root }) => {
    const stamp = join(root, 'node_modules/.cache/openvibe-contracts/build');
    const now = async (): Promise<string> => `${await hashFiles(root, inputs)} ${await hashFiles(root, outputs)}\n`;
    if (readStamp(stamp) === (await now())) return 'built already';
    const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new ScriptError('`npm run build` failed');
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, await now());
    return 'built';
  },
});

function readStamp(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
