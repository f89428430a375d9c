import type { RawError } from '../check.js';
import { appendToPointer, valueAt } from '../pointer.js';
import type { ValidationError } from '../validation-result.js';
import { findRepeated } from './find-repeated.js';

/** What the generated code says of a broken rule. */
interface RuleParams {
  readonly rule: string;
  readonly code: string | null;
  readonly message: string;
  /** The pointer of `x-uniqueBy` where that is what the rule asks for. */
  readonly uniqueBy: string | null;
}

/** Puts a broken rule in the form that callers see. `instance` is the whole value that was judged. */
export function explainRule(raw: RawError, instance: unknown): ValidationError {
  const { rule, code, message, uniqueBy } = raw.params as unknown as RuleParams;
  const place = Object.hasOwn(raw, 'propertyName')
    ? appendToPointer(raw.instancePath, String(raw.propertyName))
    : raw.instancePath;
  const error = { keyword: 'rule', params: { rule, ...(code === null ? {} : { code }) } } as const;
  const items = uniqueBy === null ? undefined : valueAt(instance, place);
  const repeated = Array.isArray(items) ? findRepeated(items, uniqueBy as string) : undefined;
  if (!repeated) return { path: place, message, ...error };
  return {
    path: `${place}/${repeated.second}${uniqueBy}`,
    message: `${message}; item ${repeated.first} has it`,
    ...error,
  };
}
