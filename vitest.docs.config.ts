import { defineConfig } from 'vitest/config';
import { SITE } from './vitest.shared.js';

/** The tests of the built site: `npm run test:docs` builds it first. */
export default defineConfig({
  test: {
    include: [SITE],
    globalSetup: './test/docs-site/lib/site-server.ts',
    reporters: ['default', ['./test/lib/count-reporter.ts', { complete: true }]],
    testTimeout: 60_000,
  },
});
