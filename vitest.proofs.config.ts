import { defineConfig } from 'vitest/config';
import { common, PROOFS } from './vitest.shared.js';

/** `npm run verify`: the tests that need more than Node.js and npm, or take long. */
export default defineConfig({ test: { ...common, include: PROOFS } });
