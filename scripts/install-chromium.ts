import { spawnSync } from 'node:child_process';
import { findChromium } from './lib/chromium.js';
import { ScriptError } from './lib/problem.js';
import { runScript } from './lib/run-script.js';

await runScript({
  usage: `usage: npm run setup:chromium

Installs Debian's chromium, which the browser tests drive, unless it is there. Needs root, or sudo without a password.
`,
  main: () => {
    const found = findChromium();
    if (found !== undefined) return `chromium is there: ${found}`;
    apt('update');
    apt('install', '--yes', '--no-install-recommends', 'chromium');
    return `installed ${findChromium() ?? 'chromium'}`;
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
    throw new ScriptError(
      `\`${command} ${rest.join(' ')}\` failed; install chromium by hand and set CHROMIUM to its path`,
    );
  }
}
