import type { FastCheck } from './fast-check-combinators.js';

/**
 * Gives fast-check where it can be loaded in the middle of a call: in the CommonJS build, which Node.js also gets by `import`.
 * There tsup.config.ts puts `require` in the place of this. An ES module can load it only for all who import the module, who may not
 * have it.
 */
export const loadFastCheck = (): FastCheck | undefined => undefined;
