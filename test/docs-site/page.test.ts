import { describe, expect, inject, test } from 'vitest';
import { CLIPBOARD, CONTRACT, openPage, readClipboard, widthOf } from './lib/open-page.js';

const kinds = ['/docs/', '/docs/contracts/', CONTRACT, '/docs/errors'];

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
  test('fits a phone', async () => {
    const page = await openPage(path, { viewport: { width: 375, height: 700 } });
    expect(await widthOf(page)).toBe(375);
  });

  test('is complete without scripts', async () => {
    const [plain, full] = [await openPage(path, { javaScriptEnabled: false }), await openPage(path)];
    const headings = (page: typeof plain) => page.locator('main h1, main h2, main h3').allTextContents();
    expect((await headings(plain)).length).toBeGreaterThan(0);
    expect(await headings(plain)).toEqual(await headings(full));
    expect(await plain.locator('main h1').isVisible()).toBe(true);
  });

  test('asks nothing of another server', async () => {
    const page = await openPage('/404');
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.filter((url) => !url.startsWith(`${inject('origin')}/`) && !url.startsWith('data:'))).toEqual([]);
  });
});

test('the editor fits a phone', async () => {
  const page = await openPage(CONTRACT, { viewport: { width: 375, height: 700 }, hasTouch: true });
  await page.getByRole('button', { name: 'Open the editor' }).tap();
  await page.getByLabel('JSON to judge').fill(`{ "worker_id": "${'long '.repeat(60)}" }`);
  expect(await widthOf(page)).toBe(375);
});
