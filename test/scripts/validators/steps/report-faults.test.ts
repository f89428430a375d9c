import { expect, test } from 'vitest';
import { reportFaults } from '../../../../src/compile/steps/report-faults.js';
import { apply, asText } from './apply.js';

const add = (name: string): string =>
  `if(vErrors === null){vErrors = [${name}];}else {vErrors.push(${name});}errors++;`;
const error = (keyword: string, params: string, path = 'instancePath', more = ''): string =>
  `const err4 = {${path},schemaPath:"#/a",keyword:${JSON.stringify(keyword)},params:${params}${more}};${add('err4')}`;

test.each([
  ['at the root', error('maxLength', '5'), 'fault(faults, instancePath, maxLength, 5)'],
  [
    'at a place',
    error('minimum', '[1,"seconds"]', 'instancePath:instancePath+"/a;b"'),
    'fault(faults, instancePath+"/a;b", minimum, [1,"seconds"])',
  ],
  ['of a type', error('type', '{type: "string"}'), 'fault(faults, instancePath, type, "string")'],
  ['of a constant', error('const', '"a"'), 'fault(faults, instancePath, constant, "a")'],
  ['of a list', error('enum', '["a"]'), 'fault(faults, instancePath, enumeration, ["a"])'],
  ['of a rule', error('rule', '["id","say"]'), 'fault(faults, instancePath, rule, ["id","say"])'],
  ['of false', error('false schema', '{}'), 'fault(faults, instancePath, never, {})'],
  ['of a keyword without words', error('oneOf', '{}'), 'fault(faults, instancePath, never, {})'],
  [
    'of the name of a property',
    error('maxLength', '5', 'instancePath', ',propertyName:key0'),
    'fault(faults, instancePath, maxLength, 5, key0)',
  ],
])('reports a fault %s', (_what, code, expected) => {
  expect(apply(reportFaults, code)).toBe(`faults = ${expected};`);
});

test.each([
  ['a summary of a condition', error('if', '{failingKeyword: "then"}'), ''],
  ['a summary of names', error('propertyNames', '{propertyName: key0}'), ''],
  ['a doubt of any value', error('jsonAny', '{}'), 'faults = doubt(faults);'],
  ['a doubt of a text', error('jsonText', '{}'), 'faults = doubt(faults);'],
  ['a doubt of items', error('jsonItems', '{}'), 'faults = doubt(faults);'],
  ['a doubt of an object', error('jsonObject', '{}'), 'faults = doubt(faults);'],
  ['the start', 'let vErrors = null;let errors = 0;', 'let faults;'],
  ['the end', 'validate1.errors = vErrors;return errors === 0;', 'return faults;'],
  ['a fault in a condition', `const err4 = {};${add('err4')}`, 'faults = fault(faults);'],
  ['a count', 'const _errs1 = errors;', 'const _errs1 = /* @__PURE__ */ count(faults);'],
  ['a verdict', 'var _valid0 = _errs2 === errors;', 'var _valid0 = _errs2 === /* @__PURE__ */ count(faults);'],
  [
    'the end of a condition',
    'errors = _errs1;if(vErrors !== null){if(_errs1){vErrors.length = _errs1;}else {vErrors = null;}}',
    'faults = cut(faults, _errs1);',
  ],
])('rewrites %s', (_what, code, expected) => {
  expect(apply(reportFaults, code)).toBe(expected);
});

test.each([
  ['a text that looks like a fault', asText(error('maxLength', '5'))],
  ['a text that looks like the end', asText('validate1.errors = vErrors;return errors === 0;')],
  ['an error that is added under another name', error('type', '{}').replace('push(err4)', 'push(err5)')],
  ['the errors of another function', 'f(validate1.errors)'],
])('leaves alone %s', (_what, code) => {
  expect(apply(reportFaults, code)).toBe(code);
});
