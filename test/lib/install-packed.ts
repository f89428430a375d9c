import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.js';

/** Packs the built package, installs the tarball into an empty folder, and gives the folder. */
export function installPacked(): string {
  const folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-consumer-'));
  const npm = (cwd: string, ...args: string[]): string => execFileSync('npm', args, { cwd, encoding: 'utf8' });
  const [{ filename }] = JSON.parse(npm(root, 'pack', '--json', '--ignore-scripts', '--pack-destination', folder));
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true }\n');
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', `./${filename}`);
  return folder;
}
