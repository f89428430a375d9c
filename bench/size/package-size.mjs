import { execFileSync } from 'node:child_process';
import { root } from '../lib/subjects.mjs';

/** The bytes of the tarball that npm would publish, and of the files in it. */
export function packageSize() {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [{ size, unpackedSize }] = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8' }));
  return { packed: size, unpacked: unpackedSize };
}
