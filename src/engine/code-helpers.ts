/* What generated code calls. A module imports those that it names. */
export { hasFewerCodePoints, hasMoreCodePoints } from '../base/code-points.js';
export { countKeys } from '../base/count-keys.js';
export { isWellFormed } from '../base/is-well-formed.js';
export { escapeShortened as escapeSegment } from '../base/pointer.js';
export { isJsonAt, isTooFar, itemCount } from '../json/is-json.js';
export { fixedPattern } from './fixed-pattern.js';
export { isBase64, isDateTime, isInt32, isInt64, isUint32, isUint64 } from './formats.js';
export { isOpenJson, isOwn, mayNotBePlain, mayNotBePlainArray, unknownKeys } from './object-checks.js';
export { addError, addMark, count, cut, isFull, within } from './report.js';
