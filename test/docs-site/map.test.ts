import { expect, test } from 'vitest';
import { openPage } from './lib/open-page.js';

test('a box of the map is reached by keyboard, brings out its lines, and leads to its page', async () => {
  const page = await openPage('/docs/map');
  const near = page.locator('svg.map path.is-near');
  expect(await near.count()).toBe(0);
  await page.locator('svg.map a[data-node="sandbox.env@1"]').focus();
  expect(await near.count()).toBe(3);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/contracts/sandbox.env');
  expect(await page.locator('main h1').textContent()).toBe('SandboxEnv');
});

test('on a phone the map scrolls inside its frame, and can be skipped', async () => {
  const page = await openPage('/docs/map', { viewport: { width: 375, height: 700 } });
  const widthsOf = '[document.querySelector(".map-frame")].map((node) => [node.scrollWidth, node.clientWidth])[0]';
  const [inner, outer] = await page.evaluate<[number, number]>(widthsOf);
  expect(inner).toBeGreaterThan(800);
  expect(outer).toBeLessThan(375);
  await page.getByText('Skip the picture').click();
  expect(await page.evaluate('location.hash')).toBe('#in-words');
});

test('an error code has its place on the page of the RPC', async () => {
  const page = await openPage('/docs/rpc/sandbox#S210');
  expect(await page.locator('tr:target').first().textContent()).toContain('The file request is malformed');
});

test.each([
  ['/docs/api/live.json', 'openapi'],
  ['/docs/rpc/sandbox/agent-api-reference.json', 'functions'],
  ['/docs/capabilities/live.agent_sandbox.register.json', 'id'],
])('%s is served', async (path, key) => {
  const page = await openPage('/docs/');
  const response = await page.request.get(path);
  expect(response.status()).toBe(200);
  expect(Object.keys(await response.json())).toContain(key);
});
