/* What generated code calls. A module imports those that it names. */
export { hasFewerCodePoints, hasMoreCodePoints } from './code-points.js';
export { countKeys } from './count-keys.js';
export { fixedPattern } from './fixed-pattern.js';
export { isBase64, isDateTime, isInt32, isInt64, isUint32, isUint64 } from './formats.js';
export { isJsonAt, isTooFar, itemCount } from './is-json.js';
export { isWellFormed } from './is-well-formed.js';
export { isOdd, isOddArray, isOpenJson, isOwn, unknownKeys } from './object-checks.js';
export { escapeSegment } from './pointer.js';
export { count, cut, doubt, fault, isFull, within } from './report.js';
