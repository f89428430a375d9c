import { expect, test } from 'vitest';
import { PHRASES, ruleOf } from '../../src/compat/differences/messages.js';
import { exactJson } from '../../src/compat/exact-json.js';
import { compareSchemas } from '../../src/compat/files/compare-files.js';
import { renderComparison } from '../../src/compat/report.js';

test.each([
  [2 ** 63, '9223372036854775808'],
  [-(2 ** 64), '-18446744073709551616'],
  [2 ** 53 + 2, '9007199254740994'],
  [0.1, '0.1'],
  [-0, '0'],
  [1e21, '1e+21'],
  [1e-7, '1e-7'],
  [Number.POSITIVE_INFINITY, 'Infinity'],
  [
    { a: ['number', 2 ** 63, { '"number"': 1e20 }, 'number.'], b: 2 ** 60 },
    '{"a":["number",9223372036854775808,{"\\"number\\"":100000000000000000000},"number."],"b":1152921504606846976}',
  ],
  [[null, true, 'a', {}], '[null,true,"a",{}]'],
])('%j is written with every digit', (value, text) => {
  expect(exactJson(value)).toBe(text);
  if (value !== Number.POSITIVE_INFINITY) expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(value));
});

test('is indented as JSON.stringify indents, and undefined where that is', () => {
  const value = { a: [1, { b: 'x' }] };
  expect(exactJson(value, 2)).toBe(JSON.stringify(value, null, 2));
  expect(exactJson(undefined)).toBeUndefined();
});

test('a witness is printed with every digit', () => {
  const shown = renderComparison(
    compareSchemas({ type: 'integer', minimum: 2 ** 63 }, { type: 'integer', maximum: 0 }),
  );
  expect(shown).toContain('\n  witness 9223372036854775808\n');
});

test('no rule is printed as an object of JavaScript', () => {
  const odd = { a: 2 ** 63 };
  const keywords = ['minLength', 'maxItems', 'minProperties', 'pattern', 'format', 'minimum', 'multipleOf', 'const'];
  for (const keyword of keywords) expect(ruleOf(keyword, odd)).toContain('{"a":9223372036854775808}');
  expect(ruleOf('maxLength', odd)).toBe('have at most {"a":9223372036854775808} characters');
  expect(ruleOf('maxLength', 1)).toBe('have at most 1 character');
  expect(ruleOf('pattern', '^a$')).toBe('match the pattern ^a$');
  expect(ruleOf('maximum', Number.POSITIVE_INFINITY)).toBe('be at most Infinity');
  expect(PHRASES.valueAdded([odd])).toBe('may now also be {"a":9223372036854775808}');
});
