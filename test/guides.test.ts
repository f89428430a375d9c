import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/root.js';

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
