import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ScriptError } from '../../src/source/problem.js';
import { runScript } from '../shared/run-script.js';
import { type Files, generated, hashFiles, inputs, outputs, sources } from './tree-hash.js';

interface Step {
  readonly name: string;
  readonly done: string;
  readonly args: readonly string[];
  readonly reads: Files;
  readonly writes: Files;
}

const BUILD: Step = { name: 'build', done: 'built', args: [], reads: inputs, writes: outputs };
const GENERATION: Step = {
  name: 'generate',
  done: 'generated',
  args: ['--', '--code'],
  reads: sources,
  writes: generated,
};

await runScript({
  usage: `usage: npm run build:once -- [--code] [--root DIR]

Builds, unless the last build was of these files and what it wrote is as it was.
  --code   only generate the code, as \`npm run generate -- --code\` does, unless that is done
`,
  flags: ['code'],
  main: async ({ root, flags }) => {
    const { name, done, args, reads, writes } = flags.has('code') ? GENERATION : BUILD;
    const stamp = join(root, 'node_modules/.cache/openvibe-contracts', name);
    const now = async (): Promise<string> => `${await hashFiles(root, reads)} ${await hashFiles(root, writes)}\n`;
    if (readStamp(stamp) === (await now())) return `${done} already`;
    const { status } = spawnSync('npm', ['run', '--silent', name, ...args], { cwd: root, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new ScriptError(`\`npm run ${name}\` failed`);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, await now());
    return done;
  },
});

function readStamp(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
