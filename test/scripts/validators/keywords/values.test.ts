import { expect, test } from 'vitest';
import { codeOf } from '../../../lib/check-of.js';

/** What every check of a type comes to when the value is of another. */
const not = (type: string): string => `else {rawErrors = addError(rawErrors, "", type, "${type}");}`;
const MAYBE_NOT_PLAIN = '{rawErrors = addMark(rawErrors);}';
const text = (code: string): string => `if(typeof data === "string"){${code}}${not('string')}`;
const number = (code: string): string => `if((typeof data == "number") && (isFinite(data))){${code}}`;
const format = (name: string, explainer = 'format'): string =>
  `{rawErrors = addError(rawErrors, "", ${explainer}, "${name}");}`;
const array = (code: string): string =>
  `if(Array.isArray(data)){const len0 = itemCount(data);for(let i0=0; i0<len0; i0++){if(isFull(rawErrors))break;${code}}if(mayNotBePlainArray(data, data.toJSON))${MAYBE_NOT_PLAIN}}${not('array')}`;
const listed = '{rawErrors = addError(rawErrors, "", enumeration, ["a"]);}';

test.each<[string, object, string]>([
  ['a text', { type: 'string' }, text(`if(!isWellFormed(data))${MAYBE_NOT_PLAIN}`)],
  ['a date', { type: 'string', format: 'date-time' }, text(`if(!isDateTime(data))${format('date-time', 'dateTime')}`)],
  [
    'base64',
    { type: 'string', format: 'byte' },
    text(`if(!isBase64(data))${format('byte')}if(!isWellFormed(data))${MAYBE_NOT_PLAIN}`),
  ],
  [
    'a listed text',
    { type: 'string', enum: ['a'] },
    `if(typeof data !== "string"){rawErrors = addError(rawErrors, "", type, "string");}if(!(data === "a"))${listed}`,
  ],
  ['int32', { type: 'number', format: 'int32' }, `${number(`if(!isInt32(data))${format('int32')}`)}${not('number')}`],
  [
    'uint32',
    { type: 'number', format: 'uint32' },
    `${number(`if(!isUint32(data))${format('uint32')}`)}${not('number')}`,
  ],
  [
    'int64 or a text',
    { type: ['integer', 'null'], format: 'int64' },
    `if((!(Number.isInteger(data))) && (data !== null)){rawErrors = addError(rawErrors, "", type, ["integer","null"]);}${number(`if(!isInt64(data))${format('int64')}`)}`,
  ],
  [
    'uint64',
    { type: 'integer', format: 'uint64' },
    `if(!(Number.isInteger(data))){rawErrors = addError(rawErrors, "", type, "integer");}${number(`if(!isUint64(data))${format('uint64')}`)}`,
  ],
  ['anything', {}, `if(!isJsonAt(data, depth + 0))${MAYBE_NOT_PLAIN}`],
  ['an array', { type: 'array' }, array(`if(!isJsonAt(data[i0], depth + 1))${MAYBE_NOT_PLAIN}`)],
  [
    'an array of nulls',
    { type: 'array', items: { type: 'null' } },
    array('if(data[i0] !== null){rawErrors = addError(rawErrors, "/" + i0, type, "null");}'),
  ],
])('the code for %s', (_what, schema, code) => {
  expect(codeOf(schema as Record<string, unknown>)).toEqual({ before: '', code });
});

test.each<[string, object, string]>([
  [
    'of texts',
    { type: 'number', format: 'byte' },
    `if(!((typeof data == "number") && (isFinite(data)))){rawErrors = addError(rawErrors, "", type, "number");}if(typeof data === "string"){if(!isBase64(data))${format('byte')}}`,
  ],
  [
    'of numbers',
    { type: 'string', format: 'int32' },
    `${number(`if(!isInt32(data))${format('int32')}`)}${text(`if(!isWellFormed(data))${MAYBE_NOT_PLAIN}`)}`,
  ],
  ['that we do not know', { type: 'string', format: 'iri' }, text(`if(!isWellFormed(data))${MAYBE_NOT_PLAIN}`)],
])('a format %s asks nothing of values of another type', (_what, schema, code) => {
  expect(codeOf(schema as Record<string, unknown>)).toEqual({ before: '', code });
});
