/* All that the CommonJS build of the package shares among its files: what users call, and what generated code does. */
export * from '../engine/code-helpers.js';
export * from '../engine/explainers.js';
export { catalog } from '../generated/catalog.js';
export * from '../index.js';
export { rule } from '../rules/explain-rule.js';
export { isUniqueBy } from '../rules/find-repeated.js';
export { hasMoreBytes } from '../rules/has-more-bytes.js';
