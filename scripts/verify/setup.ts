import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ScriptError } from '../../src/source/problem.js';
import { runScript } from '../shared/run-script.js';
import { findChromium } from './chromium.js';
import { findProgram } from './find-program.js';
import { installLocked, isInstalled } from './install-locked.js';
import { findPython, PYTHON_PACKAGES, pythonFolder } from './python.js';

/** Programs that tests drive, by their packages in Debian. */
const PROGRAMS: Readonly<Record<string, () => string | undefined>> = {
  bash: () => findProgram('bash'),
  chromium: findChromium,
  fish: () => findProgram('fish'),
  git: () => findProgram('git'),
  zsh: () => findProgram('zsh'),
};

/** What users build with, each version as a lock file has it; it stands beside the tests that drive it. */
const TOOLCHAINS = 'test/toolchains/installed';

await runScript({
  usage: `usage: npm run setup

Installs what \`npm run verify\` drives, unless it is there: ${Object.keys(PROGRAMS).join(', ')}, by Debian's packages, which needs root, or
sudo without a password; ${PYTHON_PACKAGES.join(', ')} for Python, into node_modules/.cache; and the tools of ${TOOLCHAINS}.
`,
  main: ({ root }) => {
    const programs = Object.keys(PROGRAMS).filter((name) => PROGRAMS[name]?.() === undefined);
    const needsPython = findPython(root) === undefined;
    const toolchains = isInstalled(join(root, TOOLCHAINS)) ? [] : [TOOLCHAINS];
    const missing = [...programs, ...(needsPython ? PYTHON_PACKAGES : []), ...toolchains];
    if (missing.length === 0)
      return `all is there: ${[...Object.keys(PROGRAMS), ...PYTHON_PACKAGES, TOOLCHAINS].join(', ')}`;
    const packages = [...programs, ...(needsPython ? ['python3', 'python3-venv'] : [])];
    if (packages.length > 0) {
      apt('update');
      apt('install', '--yes', '--no-install-recommends', ...packages);
    }
    if (needsPython) installPython(pythonFolder(root));
    for (const folder of toolchains) installLocked(join(root, folder));
    return `installed ${missing.join(', ')}`;
  },
});

/** Debian's own packages of these lag behind what the guide shows. */
function installPython(folder: string): void {
  run('python3', '-m', 'venv', '--clear', folder);
  run(`${folder}/bin/python3`, '-m', 'pip', 'install', '--quiet', ...PYTHON_PACKAGES);
}

function apt(...args: string[]): void {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const [command = '', ...rest] = [...prefix, 'apt-get', '--quiet', '--quiet', ...args];
  run(command, ...rest);
}

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return;
  throw new ScriptError(`\`${command} ${args.join(' ')}\` failed; install by hand what is missing, or set CHROMIUM`);
}
