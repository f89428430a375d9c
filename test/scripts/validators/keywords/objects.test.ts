import { expect, test } from 'vitest';
import { codeOf } from '../../../lib/check-of.js';

const ROOT = 'const root0 = Object.prototype;';
const MAYBE_NOT_PLAIN = '{rawErrors = addMark(rawErrors);}';
const NULL = { type: 'null' };
const object = (code: string): string =>
  `if(data && typeof data == "object" && !Array.isArray(data)){${code}}else {rawErrors = addError(rawErrors, "", type, "object");}`;
const missing = (name: string): string => `{rawErrors = addError(rawErrors, "", required, "${name}");}`;
/** What stands for the property `a`, which is null where it is there; and what follows where it is not. */
const nullA = (otherwise = ''): string =>
  `let count0 = 0;if(mayNotBePlain(data, data.toJSON))${MAYBE_NOT_PLAIN}if(data.a !== undefined && (isOwn(root0.a, data, "a"))){count0++;if(data.a !== null){rawErrors = addError(rawErrors, "/a", type, "null");}}${otherwise}`;
const odd = `if(mayNotBePlain(data, data.toJSON))${MAYBE_NOT_PLAIN}`;
const open = (found: string): string => `if(!isOpenJson(data, obj0, depth + 1, ${found}))${MAYBE_NOT_PLAIN}`;
const closed = (found: string): string =>
  `const unknown0 = unknownKeys(data, obj0, ${found});if(unknown0 !== undefined){if(unknown0.length === 0)${MAYBE_NOT_PLAIN}for(const key0 of unknown0){rawErrors = addError(rawErrors, "", additionalProperties, [key0, obj0]);}}`;
const loop = (code: string): string =>
  `for(const key0 in data){if(!Object.prototype.hasOwnProperty.call(data, key0))continue;if(isFull(rawErrors))break;${code}}`;
const boolean = `if(!isWellFormed(key0))${MAYBE_NOT_PLAIN}if(typeof data[key0] !== "boolean"){rawErrors = addError(rawErrors, "/" + escapeSegment(key0), type, "boolean");}`;
const BOOLEAN = { type: 'boolean' };

test.each<[string, object, string, string]>([
  ['any object', {}, 'const obj0 = [];', object(odd + open('0'))],
  ['an object without properties', { additionalProperties: false }, 'const obj0 = [];', object(closed('0') + odd)],
  ['a map', { additionalProperties: BOOLEAN }, 'const obj0 = [];', object(loop(boolean) + odd)],
  [
    'required properties that nothing describes',
    { required: ['a', 'b-c'] },
    `${ROOT}const obj0 = [];`,
    object(
      `if(!(data.a !== undefined && (isOwn(root0.a, data, "a"))))${missing('a')}if(!(data["b-c"] !== undefined && (isOwn(root0["b-c"], data, "b-c"))))${missing('b-c')}${odd}${open('0')}`,
    ),
  ],
  [
    'an open object',
    { properties: { a: NULL } },
    `${ROOT}const obj0 = ["a"];`,
    object(`${nullA()}if(count0 !== countKeys(data)){${open('count0')}}`),
  ],
  [
    'a closed object',
    { properties: { a: NULL }, additionalProperties: false },
    `${ROOT}const obj0 = ["a"];`,
    object(nullA() + closed('count0')),
  ],
  [
    'a closed object with a required property',
    { properties: { a: NULL }, required: ['a'], additionalProperties: false },
    `${ROOT}const obj0 = ["a"];`,
    object(nullA(`else ${missing('a')}`) + closed('count0')),
  ],
  [
    'an object that describes its other properties',
    { properties: { a: NULL }, additionalProperties: BOOLEAN },
    `${ROOT}const obj0 = ["a"];`,
    object(
      `${nullA()}if(count0 !== countKeys(data)){${loop(`if(obj0.includes(key0)){if(data[key0] === undefined)${MAYBE_NOT_PLAIN}count0--;}else {${boolean}}`)}if(count0 > 0)${MAYBE_NOT_PLAIN}}`,
    ),
  ],
])('the code for %s', (_what, schema, before, code) => {
  expect(codeOf({ type: 'object', ...schema })).toEqual({ before, code });
});

test('the code for a property of any name and any kind', () => {
  const { before, code } = codeOf({ type: 'object', properties: { 'a"~/b': true }, additionalProperties: false });
  const name = String.raw`"a\"~/b"`;
  expect(before).toBe(`${ROOT}const obj0 = [${name}];`);
  expect(code).toBe(
    object(
      `let count0 = 0;if(mayNotBePlain(data, data.toJSON))${MAYBE_NOT_PLAIN}if(data[${name}] !== undefined && (isOwn(root0[${name}], data, ${name}))){count0++;if(!isJsonAt(data[${name}], depth + 1))${MAYBE_NOT_PLAIN}}${closed('count0')}`,
    ),
  );
});
