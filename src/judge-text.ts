import type { Check } from './engine/check.js';
import { judgeJson } from './engine/judge.js';
import { placeErrors } from './engine/place-errors.js';
import { readText } from './json/text/read-text.js';
import type { ParseResult } from './model/parse-result.js';
import { type ValidateOptions, wantsRules } from './model/validate-options.js';
import { judgeRules } from './rules/judge-rules.js';

/** The verdict on a strict JSON text: what is wrong with the text, or else with its value. */
export function judgeText(
  check: Check,
  rules: Check | undefined,
  text: string | Uint8Array,
  options?: ValidateOptions,
): ParseResult<unknown> {
  const read = readText(text);
  if (!read.valid) return read;
  const shape = judgeJson(check, read.value);
  const verdict = wantsRules(options) ? judgeRules(rules, read.value, shape) : shape;
  if (verdict.valid) return { valid: true, value: read.value, errors: [] };
  return { ...verdict, errors: placeErrors(read.text, verdict.errors) };
}
