import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract, contracts, parse, toProblem, type ValidationResult, validate } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import { validateWith } from '../src/engine/validate-with.js';
import { checkOf } from './lib/check-of.js';
import { grammarErrors } from './lib/grammar.js';
import { root } from './lib/root.js';

const linesOf = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(join(root, 'test/data', file), 'utf8').matchAll(pattern)].map(([, message = '']) => message);

/** Every message that a rejected or rule-violating fixture gets, without the path. */
const listed = linesOf('messages.txt', /^ {4}(?:\/\S*|the value) (.*)$/gm);
/** What `compat` says of the schemas that it is tried on. */
const compared = linesOf('compat-traps.txt', /^ *(?:- |refused: \S*: |reason: )(.*)$/gm);

test('the messages of all fixtures are English', () => {
  const lines = readFileSync(join(root, 'test/data/messages.txt'), 'utf8').match(/^ {4}/gm) ?? [];
  expect(listed.length).toBe(lines.length);
  expect(listed.length).toBeGreaterThan(1500);
  expect([...new Set(listed)].flatMap(grammarErrors)).toEqual([]);
});

test('what compat says is English', () => {
  expect(compared.length).toBeGreaterThan(50);
  expect([...new Set(compared)].map((each) => each.replace(/^[a-z] (?=is|had)/, 'it ')).flatMap(grammarErrors)).toEqual(
    [],
  );
});

test('what the contracts tell of their rules is English', () => {
  const told = contracts.flatMap(({ name }) => contract(name).rules.map(({ description }) => description));
  expect(told.length).toBeGreaterThanOrEqual(20);
  expect(told.flatMap((sentences) => grammarErrors(sentences.replace(/\.$/, '')))).toEqual([]);
});

const messagesOf = ({ errors }: ValidationResult): string[] => errors.map(({ message }) => message);

test.each<[string, unknown, unknown, string]>([
  ['one item', { type: 'array', minItems: 1 }, [], 'must have at least 1 item'],
  ['no item', { type: 'array', maxItems: 0 }, [1], 'must have at most 0 items'],
  ['one field', { type: 'object', maxProperties: 1 }, { a: 1, b: 1 }, 'must have at most 1 field'],
  ['two fields', { type: 'object', minProperties: 2 }, {}, 'must have at least 2 fields'],
  ['one character', { type: 'string', minLength: 1 }, '', 'must have at least 1 character (Unicode code points)'],
  ['two types', { type: ['integer', 'null'] }, '', 'must be an integer or null, not a string'],
  ['three types', { type: ['string', 'object', 'null'] }, 1, 'must be a string, an object or null, not a number'],
  [
    'four types',
    { type: ['array', 'integer', 'boolean', 'null'] },
    '',
    'must be an array, an integer, a boolean or null, not a string',
  ],
  ['one value', { type: 'string', enum: ['a'] }, 'b', 'must be "a"'],
  ['two values', { type: 'string', enum: ['a', 'b'] }, 'c', 'must be one of "a", "b"'],
  [
    'equal items',
    { type: 'array', items: { type: 'string' }, uniqueItems: true },
    ['a', 'b', 'c', 'a'],
    'must have no item twice; items 0 and 3 are equal',
  ],
])('what a schema asks is said in English: %s', (_what, schema, value, message) => {
  expect(messagesOf(validateWith(checkOf(schema as Parameters<typeof checkOf>[0]), value))).toEqual([message]);
  expect(grammarErrors(message)).toEqual([]);
});

describe('what is not JSON is named with its article', () => {
  class Tagged {
    constructor(readonly name: string) {
      Object.defineProperty(this, Symbol.toStringTag, { value: name });
    }
  }
  const kinds =
    'Array Date Error ArrayBuffer Int8Array Uint8Array Uint8ClampedArray BigUint64Array Float64Array URL URLSearchParams URLPattern';
  const more =
    'UTCDate UUID USVString UnionType User Utility Unit Update Unknown Upload UIEvent HTMLElement XMLHttpRequest MIDIPort NodeList';
  const last =
    'RTCPeerConnection SVGElement FileList FormData EventTarget AbortSignal IDBRequest OffscreenCanvas Headers MessagePort';

  test.each([...kinds.split(' '), ...more.split(' '), ...last.split(' ')].filter((kind) => kind !== 'Array'))(
    '%s',
    (kind) => {
      const [message = ''] = messagesOf(validate('sandbox.env@1', { A: new Tagged(kind) }));
      expect(message).toMatch(new RegExp(`^is an? ${kind}, which JSON cannot hold$`));
      expect(grammarErrors(message)).toEqual([]);
    },
  );
});

test.each([
  ['{"A":"1","A":"2"}', 'is a key given before, in line 1; give each key once'],
  ['\ufeff{}', 'begins with a byte-order mark (U+FEFF); send the text without it'],
  ['{"A": 1e999}', 'is a number that no double can hold; send it as a string'],
  ['{"A": "\\ud800"}', 'holds half of a surrogate pair; send whole characters'],
  ['['.repeat(1001), 'is nested more than 1000 arrays and objects deep; send a flatter value'],
  [`[${'{},'.repeat(1_000_000)}1]`, 'is past the limit of 1000000 arrays and objects in one value'],
])('errors of a text are reported in English: %.20s', (text, message) => {
  expect(messagesOf(parse('sandbox.env@1', text) as ValidationResult)).toEqual([message]);
  expect(grammarErrors(message)).toEqual([]);
});

test('errors are counted in English, and none is never counted', () => {
  const error = { path: '', message: 'is wrong', keyword: 'never', params: {} } as const;
  const details = [1, 2, 100].map((count) => {
    const errors = Array<typeof error>(count).fill(error) as [typeof error];
    return toProblem({ valid: false, errors }).detail;
  });
  expect(details).toEqual(['1 error was found', '2 errors were found', '100 errors were found']);
  expect(details.flatMap(grammarErrors)).toEqual([]);
  // @ts-expect-error: a result that is not valid has an error
  expect(toProblem({ valid: false, errors: [] }).detail).toBe('no error is listed');
});

test.each([
  'is an Uint8Array, which JSON cannot hold',
  'is an URL',
  'is a Int8Array',
  'is a HTMLElement',
  'must be a integer',
  'must be an boolean',
  'must be an ULID',
  'must be a string or an object or null',
  'must have at least 1 items',
  'must have at most 2 item',
  'must have at most 10 character (Unicode code points)',
  'must have no item twice; items 1 and 0 are equal',
  'must have no item twice; items 2 and 2 are equal',
  '0 errors were found',
  '1 error were found',
  '3 errors was found',
  'must be one of "a"',
  'must be be a number',
  'is required ',
  'is required.',
  'must be at least undefined',
  'must be [object Object]',
])('the rules see what is wrong with: %s', (message) => {
  expect(grammarErrors(message)).not.toEqual([]);
});
