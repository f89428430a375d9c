import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ScriptError } from '../../src/source/problem.js';

/** Whether what the package.json of a folder names is installed in it, as its lock file says. */
export function isInstalled(folder: string): boolean {
  const installed = join(folder, 'node_modules/.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
}

/** Installs what the package.json of a folder names, as its lock file says, without running install scripts that nobody allowed. */
export function installLocked(folder: string): void {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new ScriptError(`\`npm ci\` in ${folder} failed; run it there to see why`);
}
