/* What emitted code calls. A module imports those that it names. */
export { hasFewerCodePoints, hasMoreCodePoints } from '../base/code-points.js';
export { countKeys } from '../base/count-keys.js';
export { isObject } from '../base/is-object.js';
export { escapeShortened as escapeSegment } from '../base/pointer.js';
export { mark } from '../json/is-json.js';
export { fixedPattern } from './fixed-pattern.js';
export { isBase64, isDateTime, isInt32, isInt64, isUint32, isUint64 } from './formats.js';
export { goesTooFar, itemsOf, markAny, markArray, markEntry, markObject, markText } from './marks.js';
export { addError, isFull, within } from './report.js';
export { ownProperty, unknownKeys } from './unknown-keys.js';
export { findEqual, findTwice, isInteger, isNumber } from './values.js';
