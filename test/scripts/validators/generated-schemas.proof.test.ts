import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formats } from '../../../src/engine/formats.js';
import { accepts } from '../../../src/engine/validate-with.js';
import { checkOf } from '../../lib/check-of.js';
import { DEFS } from './made-leaves.js';
import { madeSchemas, valuesOf } from './made-schemas.js';

/** Whether JSON can hold the value, by the letter: each thing its own, and none without an equal in JSON. */
function isStrictJson(value: unknown): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return Buffer.from(value).toString() === value;
  if (typeof value === 'number') return Math.abs(value) < Number.POSITIVE_INFINITY;
  if (typeof value !== 'object') return false;
  if (Array.isArray(value))
    return Array.from(value, (item, i) => Object.hasOwn(value, i) && isStrictJson(item)).every(Boolean);
  const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(value));
  return isPlain && Object.entries(value).flat().every(isStrictJson);
}

const ajv = new Ajv2020({
  strict: false,
  strictNumbers: true,
  ownProperties: true,
  validateSchema: false,
  formats,
});

test('any schema accepts what ajv accepts by its own means, of what JSON can hold', () => {
  const seen = { accepted: 0, refused: 0, notJson: 0 };
  const cases = madeSchemas.chain((made) => fc.tuple(fc.constant(made.schema), valuesOf(made)));
  fc.assert(
    fc.property(cases, ([schema, values]) => {
      const whole = { ...schema, $defs: DEFS };
      const peer = ajv.compile(whole);
      const check = checkOf(whole);
      for (const value of values) {
        const isJson = isStrictJson(value);
        const expected = isJson && peer(value) === true;
        seen[expected ? 'accepted' : isJson ? 'refused' : 'notJson']++;
        expect([accepts(check, value), value]).toEqual([expected, value]);
      }
    }),
    { numRuns: 150 },
  );
  expect(Math.min(seen.accepted, seen.refused, seen.notJson), JSON.stringify(seen)).toBeGreaterThan(100);
});
