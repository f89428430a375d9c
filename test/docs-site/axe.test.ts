import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, test } from 'vitest';
import { kinds } from './lib/kinds.js';
import { CONTRACT, openPage } from './lib/open-page.js';

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
test.each(kinds.flatMap((path) => (['light', 'dark'] as const).map((look) => [path, look] as const)))(
  'axe finds nothing serious on %s, %s',
  async (path, look) => {
    const page = await openPage(path, { colorScheme: look });
    if (path === CONTRACT) {
      await page.evaluate(
        'document.querySelectorAll("details:nth-of-type(10n)").forEach((fold) => { fold.open = true; })',
      );
      await page.getByRole('button', { name: 'Open the editor' }).click();
      await page.getByLabel('JSON to validate').fill('{}');
    }
    await page.addScriptTag({ path: source });
    const results = (await page.evaluate('axe.run()')) as AxeResults;
    const serious = results.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))])).toEqual([]);
    expect(results.passes.length).toBeGreaterThan(10);
  },
);
