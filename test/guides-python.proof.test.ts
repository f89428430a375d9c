import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { python } from '../scripts/verify/python.js';
import { root } from './lib/root.js';

/* What docs.test.ts and test/cli/pages.test.ts do not run of the guides: their Python. */

test('Python validates every case as the package does', () => {
  const text = readFileSync(join(root, 'docs/guides/other-languages.md'), 'utf8');
  const [, program = ''] = /```python\n(.*?)```/s.exec(text) ?? [];
  expect(program).toContain('node_modules/openvibe-contracts');
  const cwd = mkdtempSync(join(tmpdir(), 'openvibe-contracts-python-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  writeFileSync(join(cwd, 'run.py'), program.replace("'node_modules/openvibe-contracts'", JSON.stringify(root)));
  const { stdout, stderr } = spawnSync(python(root), ['run.py'], { cwd, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^\d{4,} cases, 0 validated otherwise\n$/);
});
