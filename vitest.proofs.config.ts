import { defineConfig } from 'vitest/config';
import { common, PROOFS } from './vitest.shared.js';

/** `npm run verify`: the tests that need more than Node.js and npm, or take long. A tool that is absent fails them. */
export default defineConfig({
  test: {
    ...common,
    include: PROOFS,
    globalSetup: './test/lib/consumer-setup.ts',
    reporters: ['default', ['./test/lib/count-reporter.ts', { complete: true }]],
  },
});
