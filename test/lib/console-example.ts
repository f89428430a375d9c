import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from './root.js';
import { cliPath } from './run-cli.js';

/** The ```console blocks of a page. */
export const consoleExamples = (markdown: string): string[] =>
  [...markdown.matchAll(/```console\n(.*?)```/gs)].map(([, example = '']) => example);

/** Runs the calls of a block in a folder with the files that examples read, test/cli/files, and gives the block as it should read. */
export function runConsole(example: string): string {
  const cwd = mkdtempSync(join(tmpdir(), 'openvibe-contracts-pages-'));
  try {
    execFileSync('cp', ['-r', `${join(root, 'test/cli/files')}/.`, cwd]);
    const env = { ...process.env, PATH: `${dirname(cliPath())}${delimiter}${process.env.PATH}` };
    // Commands of one block share a shell, so that `$?` is that of the one before.
    const calls = example.split(/^\$ /m).filter((call) => call !== '');
    const script = calls.map((call) => `printf '$ %s\\n' ${quote(call.split('\n')[0] ?? '')}\n${call.split('\n')[0]}`);
    return spawnSync('sh', ['-c', restoring(script)], { cwd, env, encoding: 'utf8' }).stdout;
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

const quote = (text: string): string => `'${text.replace(/'/g, `'\\''`)}'`;

/** Printing the call itself must not change `$?`. */
const restoring = (script: readonly string[]): string =>
  script.map((call) => call.replace(/^(printf .*)\n/, 'code=$?\n$1\n(exit $code)\n')).join('\n');
