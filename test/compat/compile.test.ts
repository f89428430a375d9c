import { expect, test } from 'vitest';
import { decide } from '../../src/compat/decide.js';
import { createFormulas } from '../../src/compat/formulas.js';
import { createCompile, isOfFormat } from '../../src/compat/validator/compile.js';

const compile = (schema: unknown, documents: readonly unknown[] = []) => createCompile(true)(schema, documents);
const parse = (text: string): unknown => JSON.parse(text);

const KEYS = ['toString', 'valueOf', 'constructor', '__proto__', 'hasOwnProperty', 'length'];

test.each(KEYS)('a value with a key that is called %s is compared as JSON', (key) => {
  const [value, same, other] = ['{"a":[1]}', '{"a":[1]}', '{"a":[2]}'].map((text) => parse(`{"${key}":${text}}`));
  for (const schema of [{ const: value }, { enum: [null, value] }, { not: { uniqueItems: true }, type: 'array' }]) {
    const { accepts } = compile(schema);
    const asked = (...each: unknown[]): unknown => ('not' in schema ? [value, ...each] : each[0]);
    expect([accepts(asked(same)), accepts(asked(other)), accepts(asked({}))]).toEqual([true, false, false]);
  }
});

test.each(['__proto__', 'constructor', 'a'])('a list that holds %s twice repeats an item', (item) => {
  const schema = { items: { type: 'string' }, uniqueItems: true };
  expect(compile(schema).accepts([item, 'b'])).toBe(true);
  expect(compile(schema).accepts([item, 'b', item])).toBe(false);
  expect(compile(schema).errorsOf([item, 'b', item])).toEqual([
    { path: '', message: 'must have no item twice; items 0 and 2 are equal' },
  ]);
});

test('0 and -0 are one number', () => {
  expect(compile({ const: 0 }).accepts(-0)).toBe(true);
  expect(compile({ enum: [[-0]] }).accepts([0])).toBe(true);
  expect(compile({ uniqueItems: true }).accepts([0, -0])).toBe(false);
});

test('what throws has not refused, and is no witness', () => {
  const { always, never } = createFormulas();
  const accepting = { accepts: () => true, errorsOf: () => [] };
  const throwing = {
    accepts: () => {
      throw new RangeError('Maximum call stack size exceeded');
    },
    errorsOf: () => [],
  };
  const search = {
    prove: () => ({ kind: 'value', value: 1 }) as const,
    guess: () => ({ kind: 'empty' }) as const,
    seeds: [2],
  };
  const sides = [
    { formula: always, validator: accepting },
    { formula: never, validator: throwing },
  ] as const;
  expect(decide(...sides, search).verdict).toBe('unproven');
  expect(decide(sides[1], sides[0], search).verdict).toBe('unproven');
});

test('only what a dialect knows validates', () => {
  const draft07 = { $schema: 'http://json-schema.org/draft-07/schema#' };
  expect(compile({ dependencies: { a: ['b'] } }).accepts({ a: 1 })).toBe(true);
  expect(compile({ ...draft07, dependencies: { a: ['b'], c: { required: ['d'] } } }).accepts({ a: 1 })).toBe(false);
  expect(compile({ ...draft07, dependencies: { a: ['b'], c: { required: ['d'] } } }).accepts({ c: 1 })).toBe(false);
  expect(compile({ ...draft07, dependentRequired: { a: ['b'] } }).accepts({ a: 1 })).toBe(true);
  expect(compile({ $async: true, type: 'string' }).accepts('a')).toBe(true);
  expect(compile({ $async: true, type: 'string' }).accepts(1)).toBe(false);
  expect(compile({ type: 'string', nullable: true }).accepts(null)).toBe(false);
  expect(compile({ type: 'object', discriminator: { propertyName: 'a' }, id: 'a' }).accepts({})).toBe(true);
});

test('a dynamic reference is followed by names', () => {
  const tree = {
    $id: 'https://example.test/tree',
    $dynamicAnchor: 'node',
    type: 'object',
    properties: { data: true, children: { type: 'array', items: { $dynamicRef: '#node' } } },
  };
  const strict = {
    $id: 'https://example.test/strict-tree',
    $dynamicAnchor: 'node',
    $ref: 'tree',
    unevaluatedProperties: false,
    default: { $id: 'tree', const: 1 },
  };
  const { accepts } = compile(strict, [tree, { $defs: {} }, { $defs: {} }]);
  expect(accepts({ children: [{ data: 1 }] })).toBe(true);
  expect(accepts({ children: [{ daat: 1 }] })).toBe(false);
});

test.each([
  ['a reference to nothing', { $ref: '#/$defs/gone' }, '"#/$defs/gone" leads to no schema'],
  [
    'a part of another dialect',
    { not: { $schema: 'http://json-schema.org/draft-07/schema#' } },
    '/not is of another dialect, "http://json-schema.org/draft-07/schema#"',
  ],
  ['what is no schema', { items: 5 }, '/items is not a schema'],
])('%s is refused with its place', (_, schema, message) => {
  expect(() => compile(schema)).toThrow(message);
});

test('formats are compiled once', () => {
  expect(isOfFormat('date', '2026-12-03')).toBe(true);
  expect(isOfFormat('date', '2026-13-03')).toBe(false);
  for (const name of ['gone', 'constructor', '__proto__']) expect(isOfFormat(name, 'a')).toBeUndefined();
  const start = performance.now();
  for (let i = 0; i < 3000; i++) isOfFormat('date', `2026-12-${i}`);
  // Compiled anew each time these take seconds.
  expect(performance.now() - start).toBeLessThan(500);
});

test('errors speak of the schema that was meant, in the words of its description', () => {
  const schema = {
    $ref: '#a',
    $defs: {
      first: { shown: { $anchor: 'a', type: 'boolean' } },
      meant: { prefixItems: [{ $anchor: 'a', description: 'The id of a job.', type: 'string', pattern: '^j' }] },
    },
  };
  expect(compile(schema).errorsOf('a')).toEqual([{ path: '', message: 'must be the id of a job (pattern ^j)' }]);
  expect(compile(schema).errorsOf(1)).toEqual([{ path: '', message: 'must be a string, not a number' }]);
});
