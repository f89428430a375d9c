import { join } from 'node:path';
import { installLocked, isInstalled } from '../../scripts/verify/install-locked.js';

/** Installs what installed/package.json names, unless it is there. */
export function installRuntimes(): void {
  const folder = join(import.meta.dirname, 'installed');
  if (isInstalled(folder)) return;
  process.stderr.write('installing the runtimes, about a gigabyte …\n');
  installLocked(folder);
}
