import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { ALL_HOSTILE, HOSTILE, layHostileTree, onOneLine, readName, readProse, WORDS } from '../lib/hostile-tree.js';
import { root } from '../lib/root.js';
import { runScript } from '../lib/run-script.js';
import { openPage } from './lib/open-page.js';
import { serveFolder } from './lib/serve-folder.js';

const CONTRACT = '/docs/contracts/live.greeting';
const PAGES = [
  ...['/docs/', '/docs/braces', '/docs/contracts/', CONTRACT, '/docs/capabilities/'],
  ...['/docs/capabilities/live.greeting.say', '/docs/api/', '/docs/api/live', '/docs/rpc/greeting', '/docs/map'],
];

/** Builds the site of a hostile tree and gives its address. */
async function serveHostileSite(): Promise<string> {
  const tree = layHostileTree();
  onTestFinished(() => rmSync(tree.root, { recursive: true, force: true }));
  symlinkSync(join(root, 'node_modules'), join(tree.root, 'node_modules'));
  const out = join(tree.root, 'site');
  const { code, stdout } = runScript('docs', '--root', tree.root, '--out', out);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining(`built 12 pages into ${out}\n`) });
  const { origin, close } = await serveFolder(out);
  onTestFinished(close);
  return origin;
}

/** What ran, and what would run at a click. */
async function expectNoScript(page: Page): Promise<void> {
  expect(await page.evaluate('globalThis.hacked')).toBe(undefined);
  const links = await page.evaluate<string[]>('[...document.links].map(({ protocol }) => protocol)');
  expect([...new Set(links)]).toEqual(['http:']);
  expect(await page.evaluate('document.querySelectorAll("#body img, #body script, #body svg:not(.map)").length')).toBe(
    0,
  );
}

test('texts of hostile sources arrive as texts on every page, and no script runs', { timeout: 300_000 }, async () => {
  const baseURL = await serveHostileSite();
  for (const path of PAGES) {
    const page = await openPage(path, { baseURL });
    await expectNoScript(page);
    await page.context().close();
  }

  const page = await openPage(CONTRACT, { baseURL });
  expect(await page.locator('dl.facts + p').textContent()).toBe(readProse(WORDS));
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(
    WORDS.replaceAll('`', '').slice(0, WORDS.replaceAll('`', '').indexOf('1. an') + 2),
  );
  const fields = page.locator('table.fields').first().locator('tbody tr');
  const names = await fields.locator('th').allTextContents();
  expect(names).toEqual(expect.arrayContaining(ALL_HOSTILE.map(readName)));
  for (const text of ALL_HOSTILE) {
    const row = fields.nth(names.indexOf(readName(text)));
    expect(await row.locator('td').nth(2).textContent()).toBe(readProse(text));
    expect(await row.locator('td').nth(3).textContent()).toBe(onOneLine(`one of ${JSON.stringify(text)}, "other"`));
    const id = await row.getAttribute('id');
    await page.evaluate(`location.hash = ${JSON.stringify(`#${id}`)}`);
    expect(await page.locator('tr:target').getAttribute('id')).toBe(id);
  }
  expect(await page.locator('#valid-minimal pre').textContent()).toContain('"id": "</script></template>\\n<script>');

  await page.getByRole('button', { name: 'Open the editor' }).click();
  await page.getByLabel('Case').selectOption('valid/full');
  const field = page.getByLabel('JSON to validate');
  await expect
    .poll(async () => Object.keys(JSON.parse(await field.inputValue())))
    .toEqual(expect.arrayContaining([...ALL_HOSTILE]));
  expect(await page.locator('.try-editor pre').textContent()).toContain(await field.inputValue());
  expect(await page.locator('#try-result').getByRole('status').textContent()).toBe('Valid');
  await field.fill(JSON.stringify({ [HOSTILE[0] ?? '']: 1 }));
  expect(await page.locator('#try-result').textContent()).toContain('/<~1script><~1template>');

  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.locator('.VPLocalSearchBox input').fill('script template');
  const results = page.locator('.VPLocalSearchBox .result .title .text');
  await results.first().waitFor();
  expect(await results.allTextContents()).toContain('</script></template>');
  await expectNoScript(page);

  const guide = await openPage('/docs/braces', { baseURL });
  expect(await guide.locator('.vp-doc p').first().textContent()).toBe('What {{ 7 * 7 }} is, & {{ 7 * 7 }}.');
  expect(await guide.title()).toBe('Braces, {{ 7 * 7 }} in </script></template> | OpenVibe contracts');
});
