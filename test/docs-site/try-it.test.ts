import { expect, inject, test } from 'vitest';
import { CLIPBOARD, CONTRACT, openPage, readClipboard } from './lib/open-page.js';

const errorsOf = 'ul >> li';

test('says what is wrong as one types, marks the place and leads there', async () => {
  const page = await openPage(CONTRACT);
  await page.getByRole('button', { name: 'Open the editor' }).click();
  const field = page.getByLabel('JSON to validate');
  const result = page.locator('#try-result');
  await expect.poll(() => result.getByRole('status').textContent()).toBe('Valid');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  await field.fill(
    '{\n  "isolation": { "host_network": true, "credentials": false,\n    "egress_proxy": true, "workspace": "ephemeral" }\n}',
  );
  expect(await result.getByRole('status').textContent()).toBe('Rejected: 2 errors');
  expect(await result.locator(errorsOf).allTextContents()).toEqual([
    '2:34 /isolation/host_network must be false',
    '2:16 /isolation/profile is required',
  ]);
  expect(await page.locator('.try-editor .ln.error').count()).toBe(1);
  expect(await page.locator('.try-editor mark').textContent()).toBe('{');

  await result.getByRole('button', { name: '/isolation/host_network' }).click();
  expect(await field.evaluate((element: { selectionStart: number }) => element.selectionStart)).toBe(35);

  await field.fill('{ "isolation": ');
  expect(await result.locator(errorsOf).allTextContents()).toEqual([
    '1:16 /isolation is not JSON: expected a value, found the end of the text',
  ]);
  expect(requests).toEqual([]);
});

test('starts with the case whose link was clicked', async () => {
  const page = await openPage(`${CONTRACT}#rejected-no-profile-fact`);
  await page.locator('#rejected-no-profile-fact').getByRole('link', { name: 'Try it' }).click();
  const result = page.locator('#try-result');
  await expect.poll(() => result.locator(errorsOf).allTextContents()).toEqual(['2:16 /isolation/profile is required']);
});

test('a link carries the value behind #, and nothing of it reaches the server', async () => {
  const page = await openPage(CONTRACT, CLIPBOARD);
  await page.getByRole('button', { name: 'Open the editor' }).click();
  const value = '{ "isolation": "grün 🙂" }';
  await page.getByLabel('JSON to validate').fill(value);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect
    .poll(() => page.locator('.try-said').textContent())
    .toBe('The link is copied, and is in the address bar.');
  const link = await readClipboard(page);
  expect(link).toBe(page.url());
  expect(link.startsWith(`${inject('origin')}${CONTRACT}#try-it=`)).toBe(true);

  const other = await openPage(link.slice(inject('origin').length));
  await expect.poll(() => other.getByLabel('JSON to validate').inputValue()).toBe(value);
});

test('validates the rules of a contract that has some, unless one does not want them', async () => {
  const page = await openPage('/docs/contracts/sandbox.create-request');
  await page.getByRole('button', { name: 'Open the editor' }).press('Enter');
  await page.getByLabel('JSON to validate').fill('{ "image": "node", "cpus": 0 }');
  const result = page.locator('#try-result');
  expect(await result.locator(errorsOf).allTextContents()).toEqual(['1:28 /cpus must be 1 or more']);
  await page.getByLabel('with rules').uncheck();
  expect(await result.getByRole('status').textContent()).toBe('Valid');
});
