import { expect, test } from 'vitest';
import { codeOf } from '../../../lib/check-of.js';
import { ifThen } from '../../../lib/tree.js';

const IS_OBJECT = 'data && typeof data == "object" && !Array.isArray(data)';
const needs = (name: string): string =>
  `{if(${IS_OBJECT}){if(!(data.${name} !== undefined && (isOwn(root0.${name}, data, "${name}")))){rawErrors = addError(rawErrors, "", required, "${name}");}}}`;
/** A condition that ajv evaluates: its errors have no words, are counted, and forgotten. */
const validated = (code: string): string =>
  `const _errs1 = /* @__PURE__ */ count(rawErrors);const _errs2 = /* @__PURE__ */ count(rawErrors);${code}var _valid0 = _errs2 === /* @__PURE__ */ count(rawErrors);rawErrors = cut(rawErrors, _errs1);if(_valid0)`;
const tagged = (value: object, more: object = {}): object => ({
  type: 'object',
  properties: { k: value },
  required: ['k'],
  ...more,
});
const K = 'if(data.k !== undefined && (isOwn(root0.k, data, "k"))){count0++;';

test.each<[string, object, string]>([
  ['a type', { type: 'string' }, 'if(!(typeof data !== "string"))'],
  ['types', { type: ['string', 'null'] }, 'if(!((typeof data !== "string") && (data !== null)))'],
  ['a tag', tagged({ const: 'a' }), `if(!(!(${IS_OBJECT})) && data.k === "a" && (isOwn(root0.k, data, "k")))`],
  [
    'a tag that is no text',
    tagged({ const: 1 }),
    `if(!(!(${IS_OBJECT})) && data.k === 1 && (isOwn(root0.k, data, "k")))`,
  ],
])('%s is asked for in one expression', (_what, condition, expression) => {
  const { code } = codeOf({ ...ifThen(condition, { required: ['b'] }), type: 'object' });
  expect(code.slice(0, code.indexOf(needs('b')))).toBe(expression);
});

test.each<[string, object, string]>([
  [
    'a constant without a type',
    { properties: { k: { const: 'a' } }, required: ['k'] },
    validated(
      `if(${IS_OBJECT}){let count0 = 0;${K}if("a" !== data.k){rawErrors = addError(rawErrors);}}else {rawErrors = addError(rawErrors);}}`,
    ),
  ],
  [
    'a constant that may be missing',
    tagged({ const: 1 }, { required: undefined }),
    validated(
      `if(${IS_OBJECT}){let count0 = 0;${K}if(1 !== data.k){rawErrors = addError(rawErrors);}}}else {rawErrors = addError(rawErrors);}`,
    ),
  ],
  [
    'what is required',
    { required: ['a'] },
    validated(
      `if(${IS_OBJECT}){if(!(data.a !== undefined && (isOwn(root0.a, data, "a")))){rawErrors = addError(rawErrors);}}`,
    ),
  ],
  [
    'a type with what is required',
    { type: 'object', required: ['a'] },
    validated(
      `if(${IS_OBJECT}){if(!(data.a !== undefined && (isOwn(root0.a, data, "a")))){rawErrors = addError(rawErrors);}}else {rawErrors = addError(rawErrors);}`,
    ),
  ],
  [
    'a type of a property',
    tagged({ type: 'null' }),
    validated(
      `if(${IS_OBJECT}){let count0 = 0;${K}if(data.k !== null){rawErrors = addError(rawErrors);}}else {rawErrors = addError(rawErrors);}}else {rawErrors = addError(rawErrors);}`,
    ),
  ],
  [
    'a bound',
    { type: 'array', minItems: 1 },
    validated(
      'if(Array.isArray(data)){if(data.length < 1){rawErrors = addError(rawErrors);}}else {rawErrors = addError(rawErrors);}',
    ),
  ],
])('%s is validated whole, and what it reports forgotten', (_what, condition, expression) => {
  const { code } = codeOf({ ...ifThen(JSON.parse(JSON.stringify(condition)), { required: ['b'] }), type: 'object' });
  expect(code.slice(0, code.indexOf(needs('b')))).toBe(expression);
});

test('has a branch for what else applies', () => {
  const { code } = codeOf({ ...ifThen({ type: 'object' }, { required: ['b'] }), else: { required: ['c'] } });
  expect(code.startsWith(`if(!(!(${IS_OBJECT})))${needs('b')}else ${needs('c')}`)).toBe(true);
});

test('has no branch where nothing applies', () => {
  const { code } = codeOf({ if: { type: 'null' }, else: { required: ['c'] }, type: 'null' });
  expect(code).toBe(
    `if(data !== null){rawErrors = addError(rawErrors, "", type, "null");}if(!(!(data !== null)))${needs('c')}`,
  );
});
