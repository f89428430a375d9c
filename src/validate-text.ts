import type { Check } from './engine/check.js';
import { placeErrors } from './engine/place-errors.js';
import { validateJsonWith } from './engine/validate-with.js';
import { readText } from './json/text/read-text.js';
import type { ParseResult } from './model/parse-result.js';
import { type ValidateOptions, wantsRules } from './model/validate-options.js';
import { validateRules } from './rules/validate-rules.js';

/** The result on a strict JSON text: what is wrong with the text, or else with its value. */
export function validateText(
  check: Check,
  rules: Check | undefined,
  text: string | Uint8Array,
  options?: ValidateOptions,
): ParseResult<unknown> {
  const read = readText(text);
  if (!read.valid) return read;
  const shape = validateJsonWith(check, read.value);
  const result = wantsRules(options) ? validateRules(rules, read.value, shape) : shape;
  if (result.valid) return { valid: true, value: read.value, errors: [] };
  return { ...result, errors: placeErrors(read.text, result.errors) };
}
