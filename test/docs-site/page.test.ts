import { describe, expect, inject, test } from 'vitest';
import { readSite } from './lib/dist.js';
import { kinds } from './lib/kinds.js';
import { CLIPBOARD, CONTRACT, openPage, readClipboard, widthOf } from './lib/open-page.js';

test('a copy button copies the code, without the lines that an edit removes', async () => {
  const page = await openPage(`${CONTRACT}#rejected-host-network-as-text`, CLIPBOARD);
  const copied = async (place: string): Promise<string> => {
    await page.locator(place).locator('button.copy').first().click();
    return readClipboard(page);
  };
  expect(await copied('#rejected-host-network-as-text')).toContain(
    '"host_network": "false",\n    "credentials": false,',
  );
  expect(await copied('#rejected-host-network-as-text')).not.toContain('"host_network": false');
  const schema = page.locator('details', { hasText: 'Show the schema' });
  await schema.locator('summary').click();
  await schema.locator('button.copy').click();
  const text = await readClipboard(page);
  expect(JSON.parse(text).title).toBe('LiveAgentSandboxWorkerRequest');
});

test('the dark look is kept from page to page', async () => {
  const page = await openPage(CONTRACT, { colorScheme: 'light' });
  const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
  expect(await background()).toBe('rgb(255, 255, 255)');
  await page.getByRole('switch').first().click();
  await expect.poll(background).toBe('rgb(27, 27, 31)');
  await page.goto('/docs/contracts/');
  expect(await background()).toBe('rgb(27, 27, 31)');
});

describe.each(kinds)('%s', (path) => {
  test('fits a phone, and asks nothing of another server', async () => {
    const page = await openPage('/404', { viewport: { width: 375, height: 700 } });
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await widthOf(page)).toBe(375);
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.filter((url) => !url.startsWith(`${inject('origin')}/`) && !url.startsWith('data:'))).toEqual([]);
  });

  test('is complete without scripts', async () => {
    const plain = await openPage(path, { javaScriptEnabled: false });
    const expected = readSite(`${path.replace(/\/$/, '/index')}.md`).match(/^#{1,3} .+$/gm) ?? [];
    const headings = await plain.locator('main h1, main h2, main h3').allTextContents();
    expect(headings.length).toBeGreaterThan(0);
    expect(headings.length).toBe(expected.length);
    expect(await plain.locator('main h1').isVisible()).toBe(true);
  });
});

test('the editor fits a phone', async () => {
  const page = await openPage(CONTRACT, { viewport: { width: 375, height: 700 }, hasTouch: true });
  await page.getByRole('button', { name: 'Open the editor' }).tap();
  await page.getByLabel('JSON to validate').fill(`{ "worker_id": "${'long '.repeat(60)}" }`);
  expect(await widthOf(page)).toBe(375);
});
