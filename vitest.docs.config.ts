import { defineConfig } from 'vitest/config';

/** The tests of the built site: `npm run test:docs` builds it first. */
export default defineConfig({
  test: {
    include: ['test/docs-site/**/*.test.ts'],
    globalSetup: './test/docs-site/lib/site-server.ts',
    testTimeout: 60_000,
  },
});
