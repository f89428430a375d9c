import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../lib/root.js';

const SOURCES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsup.config.ts',
  'README.md',
  'LICENSE',
  'scripts',
  'schemas',
  'fixtures',
  'manifests',
];

test('packing a fresh clone builds first, and keeps the report of npm readable', () => {
  const clone = mkdtempSync(join(tmpdir(), 'openvibe-contracts-clone-'));
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
  for (const source of SOURCES) cpSync(join(root, source), join(clone, source), { recursive: true });
  cpSync(join(root, 'src'), join(clone, 'src'), { recursive: true, filter: (file) => !file.includes('generated') });
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  const [{ files }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--dry-run'], { cwd: clone, encoding: 'utf8', stdio: 'pipe' }),
  );
  expect(files.map(({ path }: { path: string }) => path)).toEqual(
    expect.arrayContaining([
      'dist/index.cjs',
      'dist/index.d.ts',
      'dist/rpc.d.cts',
      'dist/validators/platform/job.v1.js',
      'dist/sbom.cdx.json',
      'dist/THIRD-PARTY-NOTICES.txt',
      'openapi/live.json',
    ]),
  );
});
