import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromium as chromiumPath } from '../../../scripts/verify/chromium.js';
import { dist } from './dist.js';
import { serveFolder } from './serve-folder.js';

declare module 'vitest' {
  interface ProvidedContext {
    readonly origin: string;
    readonly browser: string;
  }
}

/** One server and one browser for all files of tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { origin, close } = await serveFolder(dist);
  const browser = await chromium.launchServer({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  provide('origin', origin);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    close();
  };
}
