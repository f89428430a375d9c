import { printable } from './printable.js';
import { isTruncated } from './to-result.js';
import type { ValidationResult } from './validation-result.js';

/**
 * The errors of a verdict as one text for logs and terminals: a line per error, and a last one when there may be others.
 *
 * @param result A verdict of `validate` or `parse`; with its line and column where it has them.
 * @returns The text without a line break at its end; empty for a valid result. Control characters in names are escaped.
 * @example
 * import { formatErrors, validate } from 'openvibe-contracts';
 *
 * formatErrors(validate('sandbox.fs-mv-request@1', { src: '/a', dst: 7 }));
 * // → '/dst must be a string, not 7\n/sandbox_id is required'
 */
export function formatErrors(result: ValidationResult): string {
  if (result.valid) return '';
  const lines = result.errors.map(({ path, message }) => `${printable(path)} ${message}`);
  if (isTruncated(result)) lines.push('there may be more errors');
  return lines.join('\n');
}
