import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { findProgram } from '../../../scripts/verify/find-program.js';
import { capabilities } from '../../../src/capabilities/index.js';
import { contracts } from '../../../src/index.js';
import { ownFolder } from '../../lib/own-folder.js';
import { root } from '../../lib/root.js';
import { runCli } from '../../lib/run-cli.js';
import { sources } from '../scan/sources.js';

const here = join(root, 'test/cli/completion');
const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

const folder = ownFolder();
const scriptOf = (shell: Shell): string => join(folder, `completion.${shell}`);

beforeAll(async () => {
  for (const shell of SHELLS) {
    if (!findProgram(shell))
      throw new Error(`${shell} is not on this machine; \`npm run setup\` installs it on Debian`);
    const { code, stdout, stderr } = await runCli({ args: ['completion', shell] });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    writeFileSync(scriptOf(shell), stdout);
  }
});

/** Runs a shell, and gives the lines that it prints. */
function linesOf(shell: Shell, args: readonly string[], cwd?: string): string[] {
  const { stdout, stderr } = spawnSync(shell, args, { encoding: 'utf8', timeout: 20_000, ...(cwd && { cwd }) });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((line) => line !== '');
}

/** What a shell offers for a line, sorted. */
function offers(shell: Shell, line: string, cwd?: string): string[] {
  const calls: Readonly<Record<Shell, readonly string[]>> = {
    bash: [join(here, 'complete.bash'), scriptOf(shell), line],
    zsh: ['-f', join(here, 'complete.zsh'), scriptOf(shell), line],
    fish: ['--no-config', '-c', 'source $argv[1]; complete -C $argv[2]', scriptOf(shell), line],
  };
  return linesOf(shell, calls[shell], cwd).sort();
}

/** Folders that hold a file of their own name. */
const commands = readdirSync(join(root, 'src/cli')).filter((name) =>
  existsSync(join(root, 'src/cli', name, `${name}.ts`)),
);
const names = contracts.map(({ name }) => name);
const services = [...new Set([...contracts, ...capabilities].map(({ owner }) => owner))];

/** Lines that each shell completes to the same whole words. */
const LINES: readonly (readonly [string, readonly string[]])[] = [
  ['', [...commands.filter((name) => name !== 'help'), 'help']],
  ['va', ['validate']],
  ['help sc', ['scan']],
  ['validate ', names],
  ['fixtures ', names],
  ['validate platform.j', ['platform.job-frame@1', 'platform.job@1']],
  ['validate --rules platform.job-', ['platform.job-frame@1']],
  ['validate --format ', ['text', 'json', 'github', 'sarif', 'junit']],
  ['validate --n', ['--ndjson', '--no-frame', '--no-color']],
  ['compat --mode ', ['backward', 'forward', 'full']],
  ['list --status ', ['active', 'planned']],
  ['scan --service ', services],
  ['scan --granted run', ['run.job.submit']],
  ['scan --us', ['--used']],
  ['completion ', [...SHELLS]],
];

describe.each(SHELLS)('in %s', (shell) => {
  test.each(LINES)('`openvibe-contracts %s`', (line, words) => {
    expect(offers(shell, `openvibe-contracts ${line}`)).toEqual([...words].sort());
  });

  test('a function follows --call, and then its direction or a file', () => {
    const [offered] = offers(shell, 'openvibe-contracts validate --call sandbox::fs::w');
    expect(offered).toBe(shell === 'bash' ? 'write' : 'sandbox::fs::write');
    const cwd = sources({ 'reply.json': '' });
    const behind = offers(shell, 'openvibe-contracts validate --call sandbox::exec re', cwd);
    // Bash names files where no word fits.
    expect(behind).toEqual(shell === 'bash' ? ['request', 'response'] : ['reply.json', 'request', 'response']);
  });
});

test.each([
  ['validate --call sandbox::fs::w', ['validate', '--call', 'sandbox::fs::write']],
  ['validate --call=sandbox::fs::w', ['validate', '--call=sandbox::fs::write']],
  ['validate platform.job-f', ['validate', 'platform.job-frame@1']],
  ['validate platform.job@', ['validate', 'platform.job@1']],
  ['validate rep', ['validate', 'reply.json']],
])('tab in Bash makes `%s` %j', (line, args) => {
  const cwd = sources({ 'reply.json': '' });
  const call = ['-f', join(here, 'type.zsh'), scriptOf('bash'), `openvibe-contracts ${line}`];
  expect(linesOf('zsh', call, cwd)).toEqual(args);
});

test.each([
  [[], 'name a shell: bash, zsh, fish'],
  [
    ['tcsh'],
    "command-argument value 'tcsh' is invalid for argument 'shell'. Allowed choices are bash, zsh, fish.\n(openvibe-contracts completion --help)",
  ],
])('`completion %j` is refused', async (args, message) => {
  const outcome = await runCli({ args: ['completion', ...args] });
  expect(outcome).toEqual({ code: 2, stdout: '', stderr: `openvibe-contracts: ${message}\n` });
});
