import { expect, test } from 'vitest';
import { CONTRACT, openPage } from './lib/open-page.js';

test.each([
  ['host_network', 'isolation.host_network', `${CONTRACT}#field-isolation.host_network`],
  [
    'agent-sandbox-worker-result',
    'live.agent-sandbox-worker-result@1',
    '/docs/contracts/live.agent-sandbox-worker-result#top',
  ],
  ['duplicate key given twice', 'Errors', '/docs/errors'],
  ['S210', 'S210', '/docs/rpc/sandbox#S210'],
])('the search finds %s', async (words, title, address) => {
  const page = await openPage('/docs/');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.locator('.VPLocalSearchBox input').fill(words);
  const result = page.locator('.VPLocalSearchBox .result').filter({ hasText: title }).first();
  await result.waitFor();
  expect(await result.getAttribute('href')).toContain(address);
});

test('the list is filtered, and the address says by what', async () => {
  const page = await openPage('/docs/contracts/');
  const shown = () => page.locator('table.contracts tbody tr:visible th').allTextContents();
  await page.getByLabel('Owner').selectOption('live');
  expect(await shown()).toEqual(['live.agent-sandbox-worker-request@1', 'live.agent-sandbox-worker-result@1']);
  await page.getByLabel('Status').selectOption('planned');
  expect(await shown()).toEqual(['live.agent-sandbox-worker-result@1']);
  expect(new URL(page.url()).search).toBe('?owner=live&status=planned');

  const other = await openPage('/docs/contracts/?domain=sandbox-provider&visibility=internal');
  expect(await other.locator('table.contracts tbody tr:visible th').allTextContents()).toEqual([
    'sandbox-provider.job-create-request@1',
    'sandbox-provider.job-create-result@1',
  ]);
  expect(await other.locator('.filter-count').textContent()).toMatch(/^2 of \d+ contracts$/);
});

test('a result of the search opens its page at the field', async () => {
  const page = await openPage('/docs/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('isolation.host_network');
  await page.locator('.VPLocalSearchBox .result').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/*#field-isolation.host_network');
  expect(await page.locator('tr:target').isVisible()).toBe(true);
});
