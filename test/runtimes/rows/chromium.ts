import { basename } from 'node:path';
import { chromium as browserType } from 'playwright-core';
import { chromium } from '../../../scripts/verify/chromium.js';
import { bundle } from '../bundle.js';
import type { Outcome } from '../matrix.js';
import { PROGRAMS } from '../programs.js';
import type { Rows } from '../row.js';
import { run } from '../run-program.js';
import { POLICY, serveFolder } from '../serve-folder.js';

export const chromiumRows: Rows = async ({ folder }) => {
  const executablePath = chromium();
  const [version = ''] = /\d+(?:\.\d+)*/.exec(await run(folder, executablePath, '--version')) ?? [];
  return [
    {
      what: [`Chromium ${version}`, POLICY],
      cells: {
        import: () => openPage(folder, executablePath, PROGRAMS.plainPage),
        bundled: async () => openPage(folder, executablePath, basename(await bundle(folder, PROGRAMS.page, []))),
      },
    },
  ];
};

/** Opens a page that loads the program, and gives what it writes. @throws Error where anything goes wrong on the page */
async function openPage(consumer: string, executablePath: string, program: string): Promise<Outcome> {
  const { url, server } = await serveFolder(consumer);
  const browser = await browserType.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => errors.push(message.text()));
    // Modules run before the page counts as loaded.
    await page.goto(`${url}?${program}`);
    if (errors.length > 0) throw new Error(errors.join('\n'));
    return JSON.parse((await page.textContent('body')) ?? '');
  } finally {
    await browser.close();
    server.close();
  }
}
