import type { Explanation } from '../engine/explainers.js';
import { findRepeated } from './find-repeated.js';

/** What the generated code knows of a rule; `uniqueBy` is the pointer of `x-uniqueBy` where that is what the rule asks for. */
type Rule = readonly [id: string, code: string | null, message: string, uniqueBy: string | null];

/** What the error of a broken rule says. Of a key that stands twice, it leads to the second. */
export function rule([id, code, message, uniqueBy]: Rule, value: unknown): Explanation {
  const params = code === null ? { rule: id } : { rule: id, code };
  const repeated = uniqueBy !== null && Array.isArray(value) ? findRepeated(value, uniqueBy) : undefined;
  return repeated
    ? ['rule', `${message}; item ${repeated.first} has it`, params, `/${repeated.second}${uniqueBy}`]
    : ['rule', message, params];
}
