import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Installs what installed/package.json names, unless it is there. */
export function installRuntimes(): void {
  const folder = join(import.meta.dirname, 'installed');
  const installed = join(folder, 'node_modules/.package-lock.json');
  const wanted = join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  process.stderr.write('installing the runtimes, about a gigabyte …\n');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`\`npm ci\` in ${folder} failed; run it there to see why`);
}
