import { expect, test } from 'vitest';
import { codeOf } from '../../../lib/check-of.js';

/** What every check of a type comes to when the value is of another. */
const not = (type: string): string => `else {faults = fault(faults, "", type, "${type}");}`;
const DOUBT = '{faults = doubt(faults);}';
const text = (code: string): string => `if(typeof data === "string"){${code}}${not('string')}`;
const number = (code: string): string => `if((typeof data == "number") && (isFinite(data))){${code}}`;
const format = (name: string, explainer = 'format'): string => `{faults = fault(faults, "", ${explainer}, "${name}");}`;
const array = (code: string): string =>
  `if(Array.isArray(data)){const len0 = itemCount(data);for(let i0=0; i0<len0; i0++){if(isFull(faults))break;${code}}if(isOddArray(data, data.toJSON))${DOUBT}}${not('array')}`;
const listed = '{faults = fault(faults, "", enumeration, ["a"]);}';

test.each<[string, object, string]>([
  ['a text', { type: 'string' }, text(`if(!isWellFormed(data))${DOUBT}`)],
  ['a date', { type: 'string', format: 'date-time' }, text(`if(!isDateTime(data))${format('date-time', 'dateTime')}`)],
  [
    'base64',
    { type: 'string', format: 'byte' },
    text(`if(!isBase64(data))${format('byte')}if(!isWellFormed(data))${DOUBT}`),
  ],
  [
    'a listed text',
    { type: 'string', enum: ['a'] },
    `if(typeof data !== "string"){faults = fault(faults, "", type, "string");}if(!(data === "a"))${listed}`,
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
    `if((!(Number.isInteger(data))) && (data !== null)){faults = fault(faults, "", type, ["integer","null"]);}${number(`if(!isInt64(data))${format('int64')}`)}`,
  ],
  [
    'uint64',
    { type: 'integer', format: 'uint64' },
    `if(!(Number.isInteger(data))){faults = fault(faults, "", type, "integer");}${number(`if(!isUint64(data))${format('uint64')}`)}`,
  ],
  ['anything', {}, `if(!isJsonAt(data, depth + 0))${DOUBT}`],
  ['an array', { type: 'array' }, array(`if(!isJsonAt(data[i0], depth + 1))${DOUBT}`)],
  [
    'an array of nulls',
    { type: 'array', items: { type: 'null' } },
    array('if(data[i0] !== null){faults = fault(faults, "/" + i0, type, "null");}'),
  ],
])('the code for %s', (_what, schema, code) => {
  expect(codeOf(schema as Record<string, unknown>)).toEqual({ before: '', code });
});

test.each<[string, object, string]>([
  [
    'of texts',
    { type: 'number', format: 'byte' },
    `if(!((typeof data == "number") && (isFinite(data)))){faults = fault(faults, "", type, "number");}if(typeof data === "string"){if(!isBase64(data))${format('byte')}}`,
  ],
  [
    'of numbers',
    { type: 'string', format: 'int32' },
    `${number(`if(!isInt32(data))${format('int32')}`)}${text(`if(!isWellFormed(data))${DOUBT}`)}`,
  ],
  ['that we do not know', { type: 'string', format: 'iri' }, text(`if(!isWellFormed(data))${DOUBT}`)],
])('a format %s asks nothing of values of another type', (_what, schema, code) => {
  expect(codeOf(schema as Record<string, unknown>)).toEqual({ before: '', code });
});
