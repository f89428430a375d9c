import { toSafeLines } from '../../base/printable.js';

/**
 * JSON as it is printed: what a terminal or a build server could obey is escaped within its strings, where JSON.stringify leaves all but
 * the first 32 characters of Unicode as they are. It reads as the same value.
 */
export const toJson = (value: unknown, indent?: number): string => toSafeLines(JSON.stringify(value, null, indent));
