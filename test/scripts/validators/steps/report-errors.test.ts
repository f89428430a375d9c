import { expect, test } from 'vitest';
import { reportErrors } from '../../../../src/compile/steps/report-errors.js';
import { apply, asText } from './apply.js';

const add = (name: string): string =>
  `if(vErrors === null){vErrors = [${name}];}else {vErrors.push(${name});}errors++;`;
const error = (keyword: string, params: string, path = 'instancePath', more = ''): string =>
  `const err4 = {${path},schemaPath:"#/a",keyword:${JSON.stringify(keyword)},params:${params}${more}};${add('err4')}`;

test.each([
  ['at the root', error('maxLength', '5'), 'addError(rawErrors, instancePath, maxLength, 5)'],
  [
    'at a place',
    error('minimum', '[1,"seconds"]', 'instancePath:instancePath+"/a;b"'),
    'addError(rawErrors, instancePath+"/a;b", minimum, [1,"seconds"])',
  ],
  ['of a type', error('type', '{type: "string"}'), 'addError(rawErrors, instancePath, type, "string")'],
  ['of a constant', error('const', '"a"'), 'addError(rawErrors, instancePath, constant, "a")'],
  ['of a list', error('enum', '["a"]'), 'addError(rawErrors, instancePath, enumeration, ["a"])'],
  ['of a rule', error('rule', '["id","say"]'), 'addError(rawErrors, instancePath, rule, ["id","say"])'],
  ['of false', error('false schema', '{}'), 'addError(rawErrors, instancePath, never, {})'],
  ['of a keyword without words', error('oneOf', '{}'), 'addError(rawErrors, instancePath, never, {})'],
  [
    'of the name of a property',
    error('maxLength', '5', 'instancePath', ',propertyName:key0'),
    'addError(rawErrors, instancePath, maxLength, 5, key0)',
  ],
])('reports an error %s', (_what, code, expected) => {
  expect(apply(reportErrors, code)).toBe(`rawErrors = ${expected};`);
});

test.each([
  ['a summary of a condition', error('if', '{failingKeyword: "then"}'), ''],
  ['a summary of names', error('propertyNames', '{propertyName: key0}'), ''],
  ['a mark on any value', error('jsonAny', '{}'), 'rawErrors = addMark(rawErrors);'],
  ['a mark on a text', error('jsonText', '{}'), 'rawErrors = addMark(rawErrors);'],
  ['a mark on items', error('jsonItems', '{}'), 'rawErrors = addMark(rawErrors);'],
  ['a mark on an object', error('jsonObject', '{}'), 'rawErrors = addMark(rawErrors);'],
  ['the start', 'let vErrors = null;let errors = 0;', 'let rawErrors;'],
  ['the end', 'validate1.errors = vErrors;return errors === 0;', 'return rawErrors;'],
  ['an error in a condition', `const err4 = {};${add('err4')}`, 'rawErrors = addError(rawErrors);'],
  ['a count', 'const _errs1 = errors;', 'const _errs1 = /* @__PURE__ */ count(rawErrors);'],
  ['a result', 'var _valid0 = _errs2 === errors;', 'var _valid0 = _errs2 === /* @__PURE__ */ count(rawErrors);'],
  [
    'the end of a condition',
    'errors = _errs1;if(vErrors !== null){if(_errs1){vErrors.length = _errs1;}else {vErrors = null;}}',
    'rawErrors = cut(rawErrors, _errs1);',
  ],
])('rewrites %s', (_what, code, expected) => {
  expect(apply(reportErrors, code)).toBe(expected);
});

test.each([
  ['a text that looks like an error', asText(error('maxLength', '5'))],
  ['a text that looks like the end', asText('validate1.errors = vErrors;return errors === 0;')],
  ['an error that is added under another name', error('type', '{}').replace('push(err4)', 'push(err5)')],
  ['the errors of another function', 'f(validate1.errors)'],
])('leaves alone %s', (_what, code) => {
  expect(apply(reportErrors, code)).toBe(code);
});
