import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';

let browser: Promise<Browser> | undefined;

/** A page of the site in a window of its own. An error in a script of the page, or a file that is not there, fails the test. */
export async function openPage(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  browser ??= chromium.connect(inject('browser'));
  const context = await (await browser).newContext({ baseURL: inject('origin'), ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  onTestFinished(async () => {
    await context.close();
    if (errors.length > 0) throw new Error(`${path}: ${errors.join('\n')}`);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

export const CONTRACT = '/docs/contracts/live.agent-sandbox-worker-request';

/** What the page put on the clipboard; ask for the permissions `CLIPBOARD`. */
export const readClipboard = (page: Page): Promise<string> => page.evaluate('navigator.clipboard.readText()');

export const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

/** How wide the page is, in CSS pixels: more than the window when one has to scroll sideways. */
export const widthOf = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth');
