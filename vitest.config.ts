import { defineConfig } from 'vitest/config';
import { common, PROOFS, SITE, TESTS } from './vitest.shared.js';

/** `npm test`: what a machine with Node.js and npm alone can run, in a minute or two. */
export default defineConfig({
  test: {
    ...common,
    include: [TESTS],
    exclude: [...PROOFS, SITE],
    globalSetup: './test/lib/placed-setup.ts',
    reporters: ['default', './test/lib/left-out-reporter.ts', './test/lib/count-reporter.ts'],
    // Files share their modules, which saves a third of the time; the proofs run each file by itself.
    isolate: false,
    typecheck: { enabled: true, include: ['test/**/*.test-d.ts'], tsconfig: './tsconfig.json' },
  },
});
