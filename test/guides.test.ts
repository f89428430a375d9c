import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './lib/root.js';

/* What docs.test.ts and test/cli/pages.test.ts do not run of the guides: their Python. */

const folder = join(root, 'docs/guides');
const guides = readdirSync(folder).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

test.each(guides)('$file says for whom it is, what one has at the end, and where to go', ({ text }) => {
  const [, lead = ''] = text.split('\n\n');
  expect(text).toMatch(/^# /);
  expect(lead).toMatch(/^For /);
  expect(lead).toContain('At the end');
  expect(text.match(/\]\([^)]+\)/g)?.length ?? 0).toBeGreaterThan(0);
});

test('the list of guides has them all', () => {
  const list = guides.find(({ file }) => file === 'README.md')?.text ?? '';
  const [named = ''] = list.split('In depth');
  const links = [...named.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
  expect(links.sort()).toEqual(guides.map(({ file }) => file).filter((file) => file !== 'README.md'));
});

const hasPython = spawnSync('python3', ['-c', 'import jsonschema, referencing, rfc3339_validator']).status === 0;

test.skipIf(!hasPython)('Python judges every case as the package does', () => {
  const text = guides.find(({ file }) => file === 'other-languages.md')?.text ?? '';
  const [, program = ''] = /```python\n(.*?)```/s.exec(text) ?? [];
  expect(program).toContain('node_modules/openvibe-contracts');
  const cwd = mkdtempSync(join(tmpdir(), 'openvibe-contracts-python-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  writeFileSync(join(cwd, 'run.py'), program.replace("'node_modules/openvibe-contracts'", JSON.stringify(root)));
  const { stdout, stderr } = spawnSync('python3', ['run.py'], { cwd, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^\d{4,} cases, 0 judged otherwise\n$/);
});
