import { expect, test } from 'vitest';
import { readSite, siteFiles } from './lib/dist.js';
import { CONTRACT, openPage } from './lib/open-page.js';

const LIMIT = 300_000;

const [heaviest = ''] = siteFiles
  .filter((file) => /^\/docs\/contracts\/.+\.html$/.test(file))
  .sort((a, b) => readSite(b).length - readSite(a).length);

test.each([CONTRACT, heaviest.slice(0, -'.html'.length)])('%s is light before its editor is opened', async (path) => {
  const page = await openPage('/404');
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  process.stdout.write(`${path}: ${bytes} bytes sent\n`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(LIMIT);
});
