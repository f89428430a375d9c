import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/subjects.mjs';

/** The bytes of the tarball that npm would publish. */
export function packedSize() {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [{ size }] = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8' }));
  return size;
}

export function distSize() {
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
