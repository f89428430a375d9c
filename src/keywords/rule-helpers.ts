/* What emitted rules call beside the helpers of the engine. */
export { isUniqueBy } from '../rules/find-repeated.js';
export { hasMoreBytes } from '../rules/has-more-bytes.js';
