import { printable } from './base/printable.js';
import { isTruncated } from './engine/to-result.js';
import type { ParseResult, PlacedError } from './model/parse-result.js';
import type { ValidationError, ValidationResult } from './model/validation-result.js';

/**
 * The errors of a result as one text for logs and terminals: a line per error, and a last one when there may be others.
 *
 * @param result A result of `validate` or `parse`; the latter's errors start with line and column.
 * @returns The text without a line break at its end; empty for a valid result. Control characters in names are escaped.
 * @example
 * import { formatErrors, validate } from 'openvibe-contracts';
 *
 * formatErrors(validate('sandbox.fs-mv-request@1', { src: '/a', dst: 7 }));
 * // → '/dst must be a string, not a number\n/sandbox_id is required'
 */
export function formatErrors(result: ValidationResult | ParseResult<unknown>): string {
  if (result.valid) return '';
  const lines = result.errors.map((error) => `${placeOf(error)}${printable(error.path)} ${error.message}`);
  if (isTruncated(result)) lines.push('there may be more errors');
  return lines.join('\n');
}

/** `3:14 ` for an error of `parse`; nothing for one of `validate`. */
function placeOf(error: ValidationError | PlacedError): string {
  return Object.hasOwn(error, 'line') ? `${(error as PlacedError).line}:${(error as PlacedError).column} ` : '';
}
