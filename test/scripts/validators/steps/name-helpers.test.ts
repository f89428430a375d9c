import { expect, test } from 'vitest';
import { explainersIn, helpersIn, nameHelpers } from '../../../../src/compile/steps/name-helpers.js';
import { apply, asText } from './apply.js';

test.each([
  ['one', 'const func0 = mayNotBePlain;if(func0(data))', 'if(mayNotBePlain(data))'],
  ['several', 'const func1 = mayNotBePlain;const func12 = isOwn;func12(func1(a))', 'isOwn(mayNotBePlain(a))'],
  ['none of another number', 'const func1 = mayNotBePlain;func12(data)', 'func12(data)'],
])('names the functions: %s', (_what, code, expected) => {
  expect(apply(nameHelpers, code)).toBe(expected);
});

test.each([
  ['a function that is not ours', 'const func0 = Object;func0(data)'],
  ['what every module inherits', 'const func0 = toString;func0(data)'],
  ['a text that looks like one', asText('const func0 = mayNotBePlain;func0(data)')],
])('leaves alone %s', (_what, code) => {
  expect(apply(nameHelpers, code)).toBe(code);
});

test.each([
  ['calls', 'isOwn(mayNotBePlain(a), addError(rawErrors, b))', ['addError', 'isOwn', 'mayNotBePlain']],
  ['a call twice', 'mayNotBePlain(a);mayNotBePlain(b)', ['mayNotBePlain']],
  ['a call with a note for bundlers', '/* @__PURE__ */ count(rawErrors)', ['count']],
  ['no name without a call', 'f(mayNotBePlain)', []],
  ['no method', 'data.mayNotBePlain(a)', []],
  ['no longer name', 'myisOdd(a);isOdds(a)', []],
])('finds the helpers that code calls: %s', (_what, code, expected) => {
  expect(helpersIn(code)).toEqual(expected);
});

test.each([
  ['with a detail', 'addError(rawErrors, "0", type, "1")', ['type']],
  ['without', 'addError(rawErrors, "0", never)', ['never']],
  ['sorted', 'f(a, type, b);f(a, constant, b)', ['constant', 'type']],
  ['no first argument', 'f(type, a)', []],
  ['no property', 'f(a, data.type, b)', []],
])('finds the explainers that code hands on: %s', (_what, code, expected) => {
  expect(explainersIn(code)).toEqual(expected);
});
