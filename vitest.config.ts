import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // They need the built site: `npm run test:docs`.
    exclude: ['test/docs-site/**'],
    typecheck: { enabled: true, include: ['test/**/*.test-d.ts'], tsconfig: './tsconfig.json' },
    globalSetup: './test/lib/consumer-setup.ts',
    reporters: ['default', './test/lib/count-reporter.ts'],
    // Some tests install the packed package or run scripts as child processes.
    // vitest would leave a core to itself, which hardly needs one.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
