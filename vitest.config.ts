import { defineConfig } from 'vitest/config';
import { common, PROOFS, SITE, TESTS } from './vitest.shared.js';

/** `npm test`: what a machine with Node.js and npm alone can run, in a minute or two. */
export default defineConfig({
  test: {
    ...common,
    include: [TESTS],
    exclude: [...PROOFS, SITE],
    typecheck: { enabled: true, include: ['test/**/*.test-d.ts'], tsconfig: './tsconfig.json' },
  },
});
