import { expect, test } from 'vitest';
import { passDepth } from '../../../../src/compile/steps/pass-depth.js';
import { apply, asText } from './apply.js';

const HEAD = 'function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){';
const call = (data: string, path: string, name = 'validate2'): string =>
  `if(!(${name}(${data}, {instancePath${path},parentData:data,parentDataProperty:"a",rootData}))){vErrors = vErrors === null ? ${name}.errors : vErrors.concat(${name}.errors);errors = vErrors.length;}`;
const called = (name: string, path: string): string =>
  `if((inner = ${name}) !== undefined)rawErrors = within(rawErrors, ${path}, inner);`;
/** The check of depth stands only in functions that call others. */
const GUARD = 'let inner;if(isTooFar(depth))return addMark();';

test('a function that calls no other only takes the depth', () => {
  expect(apply(passDepth, `${HEAD}return rawErrors;}`)).toBe('function validate1(data, depth = 0){return rawErrors;}');
});

test.each([
  ['where it is', call('data', ''), called('validate2(data, depth + 0)', '""')],
  ['a property', call('data.a', ':instancePath+"/a"'), called('validate2(data.a, depth + 1)', '"/a"')],
  ['a place deeper', call('data0.b', ':instancePath+"/a/b"'), called('validate2(data0.b, depth + 2)', '"/a/b"')],
  ['an item', call('data[i0]', ':instancePath+"/" + i0'), called('validate2(data[i0], depth + 1)', '"/" + i0')],
  [
    'an item of an item',
    call('data0[i1]', ':instancePath+"/" + i0+"/" + i1'),
    called('validate2(data0[i1], depth + 2)', '"/" + i0+"/" + i1'),
  ],
  [
    'a schema that leads back',
    call('data', '', 'wrapper0.validate'),
    called('wrapper0.validate(data, depth + 0)', '""'),
  ],
])('hands on the depth to the function of %s', (_what, code, expected) => {
  expect(apply(passDepth, HEAD + code)).toBe(`function validate1(data, depth = 0){${GUARD}${expected}`);
});

test.each([
  [
    'the path of an error here',
    'addError(rawErrors, instancePath, type, "string")',
    'addError(rawErrors, "", type, "string")',
  ],
  [
    'the path of an error below',
    'addError(rawErrors, instancePath+"/a", type, "a")',
    'addError(rawErrors, "/a", type, "a")',
  ],
  ['the path with a space', 'f(instancePath + "/" + i0)', 'f("/" + i0)'],
  ['the depth where it is read', 'const keyword0 = depth;isJsonAt(data, keyword0 + 1)', 'isJsonAt(data, depth + 1)'],
])('shortens %s', (_what, code, expected) => {
  expect(apply(passDepth, code)).toBe(expected);
});

test('a slash in a name is no step, since it is escaped in the path', () => {
  expect(apply(passDepth, call('data["a/b"]', ':instancePath+"/a~1b"'))).toBe(
    called('validate2(data["a/b"], depth + 1)', '"/a~1b"'),
  );
});

test.each([
  ['a text that looks like a head', asText(HEAD)],
  ['a text that looks like a call', asText(call('data', ''))],
  ['a text that names the path', asText('instancePath + keyword0')],
])('leaves alone %s', (_what, code) => {
  expect(apply(passDepth, code)).toBe(code);
});
