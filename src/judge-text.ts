import type { Check } from './check.js';
import { placeErrors } from './json-text/place-errors.js';
import { readText } from './json-text/read-text.js';
import { judgeJson } from './judge.js';
import type { ParseResult } from './parse-result.js';
import { judgeRules } from './rules/judge-rules.js';
import { type ValidateOptions, wantsRules } from './validate-options.js';

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
