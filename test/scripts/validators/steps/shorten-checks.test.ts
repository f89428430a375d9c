import { expect, test } from 'vitest';
import { shortenChecks } from '../../../../src/compile/steps/shorten-checks.js';
import { apply, asText } from './apply.js';

const COUNTER = 'const func3 = require("ajv/dist/runtime/ucs2length").default;';
const integer = (name: string, other = name): string =>
  `((typeof ${name} == "number") && (!(${name} % 1) && !isNaN(${other}))) && (isFinite(${name}))`;

test.each([
  ['more code points', `${COUNTER}if(func3(data) > 64)`, 'if(hasMoreCodePoints(data, 64))'],
  ['fewer code points', `${COUNTER}if(func3(data.a) < 1)`, 'if(hasFewerCodePoints(data.a, 1))'],
  ['both', `${COUNTER}func3(a) > 9;func3(b) < 2;`, 'hasMoreCodePoints(a, 9);hasFewerCodePoints(b, 2);'],
  ['an integer', `if(!(${integer('data')}))`, 'if(!(Number.isInteger(data)))'],
  ['an integer in a place', integer('data.a[0]'), 'Number.isInteger(data.a[0])'],
  ['a bound', 'if(data < 0 || isNaN(data))', 'if(data < 0)'],
  ['an exclusive bound', 'if(data.a[0] >= -1.5e-7 || isNaN(data.a[0]))', 'if(data.a[0] >= -1.5e-7)'],
  ['a fixed pattern', 'new RegExp("^job_[0-9a-f]{8}$", "u")', 'fixedPattern("job_", "[0-9a-f]", 8)'],
  ['escapes in a pattern', String.raw`new RegExp("^[\\-a]{2}$", "u")`, String.raw`fixedPattern("", "[\\-a]", 2)`],
  ['a name in a path', '"/" + key0.replace(/~/g, "~0").replace(/\\//g, "~1")', '"/" + escapeSegment(key0)'],
])('shortens the check of %s', (_what, code, expected) => {
  expect(apply(shortenChecks, code)).toBe(expected);
});

test.each([
  ['another module', 'const func3 = require("ajv/dist/runtime/equal").default;if(func3(a) > 1)'],
  ['a call of another function', 'if(func3(data) > 64)'],
  ['a number that may have a fraction', '(typeof data == "number") && (isFinite(data))'],
  ['a bound of another value', 'if(data0 < 1 || isNaN(data1))'],
  ['a test of two values', integer('data0', 'data1')],
  ['a pattern of another shape', 'new RegExp("^[a-z]+$", "u")'],
  ['a text that looks like a pattern', asText('new RegExp("^[a-z]{4}$", "u")')],
  ['a text that looks like a test of an integer', asText(integer('data'))],
  ['a text that looks like a name in a path', asText('key0.replace(/~/g, "~0").replace(/\\//g, "~1")')],
])('leaves alone %s', (_what, code) => {
  expect(apply(shortenChecks, code)).toBe(code);
});
