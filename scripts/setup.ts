import { spawnSync } from 'node:child_process';
import { findChromium } from './lib/chromium.js';
import { findProgram } from './lib/find-program.js';
import { ScriptError } from './lib/problem.js';
import { runScript } from './lib/run-script.js';

/** Programs that tests drive, by their packages in Debian. */
const PROGRAMS: Readonly<Record<string, () => string | undefined>> = {
  chromium: findChromium,
  fish: () => findProgram('fish'),
  zsh: () => findProgram('zsh'),
};

await runScript({
  usage: `usage: npm run setup

Installs the programs that tests drive, by Debian's packages, unless they are there: ${Object.keys(PROGRAMS).join(', ')}. Needs root, or
sudo without a password.
`,
  main: () => {
    const missing = Object.keys(PROGRAMS).filter((name) => PROGRAMS[name]?.() === undefined);
    if (missing.length === 0) return `all is there: ${Object.keys(PROGRAMS).join(', ')}`;
    apt('update');
    apt('install', '--yes', '--no-install-recommends', ...missing);
    return `installed ${missing.join(', ')}`;
  },
});

function apt(...args: string[]): void {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const [command = '', ...rest] = [...prefix, 'apt-get', '--quiet', '--quiet', ...args];
  const { status } = spawnSync(command, rest, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) {
    throw new ScriptError(`\`${command} ${rest.join(' ')}\` failed; install the programs by hand, or set CHROMIUM`);
  }
}
