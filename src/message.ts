import type { RawError } from './check.js';

/** Says what is wrong as a fragment that follows the path: `/isolation/profile` + ` is required`. */
export function messageOf({ keyword, params }: RawError): string {
  const write = MESSAGES.get(keyword);
  return write ? write(params) : `does not satisfy "${keyword}"`;
}

type Writer = (params: RawError['params']) => string;

const MESSAGES: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ['required', () => 'is required'],
  ['additionalProperties', () => 'is not a known field'],
  ['type', ({ type }) => `must be ${listTypes(type)}`],
  ['const', ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`],
  ['enum', ({ allowedValues }) => `must be one of ${listValues(allowedValues)}`],
  ['pattern', ({ pattern }) => `must match the pattern ${pattern}`],
  ['format', ({ format }) => `must be ${FORMATS.get(String(format)) ?? `a valid ${format}`}`],
  ['minimum', ({ limit }) => `must be at least ${limit}`],
  ['maximum', ({ limit }) => `must be at most ${limit}`],
  ['exclusiveMinimum', ({ limit }) => `must be greater than ${limit}`],
  ['exclusiveMaximum', ({ limit }) => `must be less than ${limit}`],
  ['minLength', ({ limit }) => `must have at least ${count(limit, 'character')}`],
  ['maxLength', ({ limit }) => `must have at most ${count(limit, 'character')}`],
  ['minItems', ({ limit }) => `must have at least ${count(limit, 'item')}`],
  ['maxItems', ({ limit }) => `must have at most ${count(limit, 'item')}`],
  ['minProperties', ({ limit }) => `must have at least ${count(limit, 'field')}`],
  ['maxProperties', ({ limit }) => `must have at most ${count(limit, 'field')}`],
  ['uniqueItems', ({ i, j }) => `must have no item twice; items ${j} and ${i} are equal`],
  ['false schema', () => 'is not allowed'],
]);

const FORMATS: ReadonlyMap<string, string> = new Map([
  ['date-time', 'a date and time of RFC 3339, such as 2026-01-31T09:30:00Z'],
  ['int32', 'an integer from -2147483648 to 2147483647'],
  ['int64', 'an integer from -(2^63) to 2^63 - 1'],
  ['uint32', 'an integer from 0 to 4294967295'],
  ['uint64', 'an integer from 0 to 2^64 - 1'],
]);

function listTypes(type: unknown): string {
  return [type].flat().map(withArticle).join(' or ');
}

function withArticle(type: unknown): string {
  if (type === 'null') return 'null';
  return `${/^[aeio]/.test(String(type)) ? 'an' : 'a'} ${type}`;
}

const listValues = (values: unknown): string =>
  [values]
    .flat()
    .map((value) => JSON.stringify(value))
    .join(', ');

const count = (limit: unknown, noun: string): string => `${limit} ${noun}${limit === 1 ? '' : 's'}`;
