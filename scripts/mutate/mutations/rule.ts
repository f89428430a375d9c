import { type Rule, rulesIn } from '../../../src/source/rule.js';
import type { Schema } from '../../../src/source/schema.js';
import { type Change, drop, type Generator, replace } from '../mutation.js';

/** Drops a rule or its condition, and what the keywords of rules ask; a limit of bytes is halved and doubled. */
export const changeRule: Generator = function* (schema) {
  const rules = rulesIn(schema);
  for (const [i, { when, ...always }] of rules.entries()) {
    yield put(schema, i, 'drop the rule');
    if (when !== undefined) yield put(schema, i, 'drop when', always);
  }
  yield* drop(schema, 'x-uniqueBy');
  const limit = schema['x-maxBytes'];
  if (typeof limit !== 'number') return;
  yield* drop(schema, 'x-maxBytes');
  // A case for each byte would be as large as the limit; `test/rules/has-more-bytes.test.ts` counts to the byte.
  yield replace(schema, 'x-maxBytes', 2 * limit, `${limit} → ${2 * limit}`);
  yield replace(schema, 'x-maxBytes', 0, `${limit} → 0`);
};

/** The schema with another rule, or none, in the place of one. */
function put(schema: Schema, i: number, what: string, ...others: Rule[]): Change {
  const rules = [...rulesIn(schema)];
  rules.splice(i, 1, ...others);
  return { at: `/x-rules/${i}`, what, to: { ...schema, 'x-rules': rules } };
}
