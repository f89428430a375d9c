import { expect, test } from 'vitest';
import { explainersIn, helpersIn, nameHelpers } from '../../../../src/compile/steps/name-helpers.js';
import { apply, asText } from './apply.js';

test.each([
  ['one', 'const func0 = isOdd;if(func0(data))', 'if(isOdd(data))'],
  ['several', 'const func1 = isOdd;const func12 = isOwn;func12(func1(a))', 'isOwn(isOdd(a))'],
  ['none of another number', 'const func1 = isOdd;func12(data)', 'func12(data)'],
])('names the functions: %s', (_what, code, expected) => {
  expect(apply(nameHelpers, code)).toBe(expected);
});

test.each([
  ['a function that is not ours', 'const func0 = Object;func0(data)'],
  ['what every module inherits', 'const func0 = toString;func0(data)'],
  ['a text that looks like one', asText('const func0 = isOdd;func0(data)')],
])('leaves alone %s', (_what, code) => {
  expect(apply(nameHelpers, code)).toBe(code);
});

test.each([
  ['calls', 'isOwn(isOdd(a), fault(faults, b))', ['fault', 'isOdd', 'isOwn']],
  ['a call twice', 'isOdd(a);isOdd(b)', ['isOdd']],
  ['a call with a note for bundlers', '/* @__PURE__ */ count(faults)', ['count']],
  ['no name without a call', 'f(isOdd)', []],
  ['no method', 'data.isOdd(a)', []],
  ['no longer name', 'myisOdd(a);isOdds(a)', []],
])('finds the helpers that code calls: %s', (_what, code, expected) => {
  expect(helpersIn(code)).toEqual(expected);
});

test.each([
  ['with a detail', 'fault(faults, "0", type, "1")', ['type']],
  ['without', 'fault(faults, "0", never)', ['never']],
  ['sorted', 'f(a, type, b);f(a, constant, b)', ['constant', 'type']],
  ['no first argument', 'f(type, a)', []],
  ['no property', 'f(a, data.type, b)', []],
])('finds the explainers that code hands on: %s', (_what, code, expected) => {
  expect(explainersIn(code)).toEqual(expected);
});
