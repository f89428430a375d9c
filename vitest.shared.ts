/** Where tests stand. Each file is in exactly one project of vitest.config.ts; test/scripts/sets.test.ts holds that. */
export const TESTS = 'test/**/*.test.ts';

/** The tests of what is packed, which need a build. */
export const PACKAGE = ['test/**/*.package.test.ts', 'test/packaging/**/*.test.ts'];

/** The tests of the built site, which need it and a browser. */
export const SITE = 'test/docs-site/**/*.test.ts';

/**
 * The tests that need more than Node.js and npm, or take long: `npm run verify` runs them. A file is one of them by its
 * folder or by its name, so that a new one cannot be forgotten: what is in none of these places is in `npm test`.
 */
export const PROOFS = [
  'test/**/*.proof.test.ts',
  'test/agree/**/*.test.ts',
  'test/bench/**/*.test.ts',
  'test/cli/completion/**/*.test.ts',
  'test/examples/**/*.test.ts',
  'test/fuzz/**/*.test.ts',
  'test/hostile/**/*.test.ts',
  'test/suite/**/*.test.ts',
];
