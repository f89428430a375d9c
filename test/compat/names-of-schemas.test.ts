import { describe, expect, test } from 'vitest';
import { compareSchemas } from '../../src/compat/files/compare-files.js';
import { verdicts } from './verdicts.js';

const DRAFT_07 = { $schema: 'http://json-schema.org/draft-07/schema#' };
const DRAFT_2019 = { $schema: 'https://json-schema.org/draft/2019-09/schema' };

/** Ways to name a schema, and to refer to it by that name. */
const NAMES = [
  ['$anchor', { $anchor: 'a' }, '#a'],
  ['$id', { $id: 'https://example.test/a.json' }, 'https://example.test/a.json'],
  ['a relative $id', { $id: 'a.json' }, 'a.json'],
] as const;

describe.each(NAMES)('%s', (_, name, ref) => {
  const decoy = { ...name, type: 'string' };
  const meant = { ...name, type: 'integer' };
  const schema = (first: object, dialect: object = {}): object => ({
    ...dialect,
    $id: 'https://example.test/root.json',
    $ref: ref,
    $defs: { first, meant },
  });

  test.each([
    ['default', { default: decoy }],
    ['examples', { examples: [{}, decoy] }],
    ['const', { const: { deep: [decoy] } }],
    ['enum', { enum: [decoy] }],
    ['an unknown keyword', { 'x-shown': decoy }],
    ['a list under an unknown keyword', { shown: { allOf: [decoy] } }],
    ['a note', { 'x-contract': { properties: { a: decoy } } }],
    ['a keyword of an older draft', { dependencies: { a: decoy } }],
    ['a description', { description: decoy }],
  ])('in %s names no schema', (_, first) => {
    expect(verdicts(schema(first), { type: 'integer' })).toBe('proven proven');
    expect(verdicts(schema(first), { type: 'string' })).toBe('broken broken');
  });

  const keywords = [
    'const',
    'enum',
    'default',
    'examples',
    'properties',
    '$id',
    '$ref',
    '$anchor',
    'x-shown',
    '__proto__',
  ];
  test.each(
    ['properties', '$defs', 'patternProperties', 'dependentSchemas', 'definitions'].flatMap((map) =>
      keywords.map((key) => [map, key] as const),
    ),
  )('names a schema in an entry of %s that is called %s', (map, key) => {
    const first = { [map]: JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify({ items: meant })}}`) };
    const old = { $id: 'https://example.test/root.json', $ref: ref, $defs: { first } };
    expect(verdicts(old, { type: 'integer' })).toBe('proven proven');
    expect(verdicts({ type: 'string' }, old)).toBe('broken broken');
  });

  test.each([
    ...['prefixItems', 'allOf', 'anyOf', 'oneOf'].map((list) => [list, { [list]: [true, meant] }] as const),
    ...[
      'items',
      'not',
      'if',
      'contains',
      'propertyNames',
      'contentSchema',
      'unevaluatedItems',
      'additionalProperties',
    ].map((one) => [one, { [one]: meant }] as const),
  ])('names a schema below %s', (_, first) => {
    const old = { $id: 'https://example.test/root.json', $ref: ref, $defs: { first } };
    expect(verdicts(old, { type: 'integer' })).toBe('proven proven');
  });

  test('names a schema below items by place in 2019-09', () => {
    const first = { items: [meant], additionalItems: { default: decoy } };
    expect(
      verdicts(
        { ...DRAFT_2019, $id: 'https://example.test/root.json', $ref: ref, $defs: { first } },
        { type: 'integer' },
      ),
    ).toBe('proven proven');
  });
});

describe('draft-07', () => {
  const meant = { $id: '#a', type: 'integer' };
  const decoy = { $id: '#a', type: 'string' };
  const schema = (first: object): object => ({ ...DRAFT_07, allOf: [{ $ref: '#a' }], definitions: { first, meant } });

  test('an $id of a fragment is the anchor, where it is no data', () => {
    for (const first of [
      { default: decoy },
      { examples: [decoy] },
      { const: decoy },
      { enum: [decoy] },
      { 'x-a': decoy },
    ])
      expect(verdicts(schema(first), { type: 'integer' })).toBe('proven proven');
    for (const name of ['const', 'enum', 'default'])
      expect(
        verdicts({ ...DRAFT_07, allOf: [{ $ref: '#a' }], definitions: { [name]: meant } }, { type: 'integer' }),
      ).toBe('proven proven');
  });

  test('$anchor names nothing', () => {
    const first = { $anchor: 'a', type: 'string' };
    expect(verdicts(schema(first), { type: 'integer' })).toBe('proven proven');
    expect(verdicts({ ...DRAFT_07, allOf: [{ $ref: '#a' }], definitions: { first } }, { type: 'string' })).toBe(
      'unproven unproven',
    );
  });

  test('$defs hold schemas, as tools read them', () => {
    expect(verdicts({ ...DRAFT_07, allOf: [{ $ref: '#a' }], $defs: { enum: meant } }, { type: 'integer' })).toBe(
      'proven proven',
    );
  });

  test('an $id beside a $ref moves no base', () => {
    const definitions = {
      there: { $id: 'https://other.test/a.json', type: 'string' },
      here: { $id: 'https://example.test/a.json', type: 'integer' },
    };
    const old = {
      ...DRAFT_07,
      $id: 'https://example.test/root.json',
      allOf: [{ $id: 'https://other.test/b.json', $ref: 'a.json' }],
      definitions,
    };
    expect(verdicts(old, { type: 'integer' })).toBe('proven proven');
  });

  test('an $id of a fragment is no anchor in later drafts', () => {
    for (const dialect of [DRAFT_2019, {}])
      expect(verdicts({ ...dialect, $ref: '#a', $defs: { first: meant } }, { type: 'integer' })).toBe(
        'unproven unproven',
      );
  });
});

test('an anchor of a document without an $id is its own', () => {
  const document = { $defs: { a: { $anchor: 'a', type: 'integer' } } };
  const { backward, forward } = compareSchemas({ $ref: '#a' }, { type: 'integer' }, { documents: { old: [document] } });
  expect([backward.verdict, forward.verdict]).toEqual(['unproven', 'unproven']);
});

test('a name that two schemas of a document have leads to neither', () => {
  const schema = (...types: string[]): object => ({
    $ref: '#a',
    $defs: Object.fromEntries(types.map((type, i) => [i, { $anchor: 'a', type }])),
  });
  expect(verdicts(schema('integer', 'string'), { type: 'integer' })).toBe('unproven unproven');
  expect(verdicts(schema('string', 'integer', 'string'), { type: 'string' })).toBe('unproven unproven');
  expect(verdicts(schema('integer', 'integer'), { type: 'integer' })).toBe('proven proven');
  const twice = {
    $id: 'https://example.test/a',
    $ref: '#/$defs/b',
    $defs: { a: { $id: 'a', $defs: { b: false } }, b: true },
  };
  expect(verdicts(twice, true)).toBe('unproven unproven');
});

test('keywords that only some tools know, and keys that read like them', () => {
  for (const name of ['nullable', '$async', 'discriminator', 'default', 'enum']) {
    const old = { type: 'object', dependentRequired: { [name]: ['a'] } };
    expect(compareSchemas(old, { type: 'object' }).forward).toEqual({
      verdict: 'broken',
      witness: { [name]: 0 },
      errors: [{ path: '', message: `must have property a when property ${name} is present` }],
    });
    expect(verdicts(old, structuredClone(old))).toBe('proven proven');
    const named = { type: 'object', properties: { [name]: { type: 'string' } }, required: [name] };
    expect(verdicts(named, { ...named, minProperties: 1 })).toBe('proven proven');
  }
  // What a keyword of another draft says nobody knows; a witness would be one of ajv alone.
  expect(verdicts({}, { dependencies: { a: ['b'] } })).toBe('unproven proven');
  expect(verdicts({ type: 'string' }, { type: 'string', nullable: true })).toBe('unproven unproven');
});

describe('the same words', () => {
  const contains = { type: 'array', contains: { type: 'integer' }, unevaluatedItems: false };

  test('are not the same in another dialect', () => {
    // In 2020-12 alone `contains` counts as having looked at items.
    const [old, next] = [{ ...DRAFT_2019, properties: { a: contains } }, { properties: { a: contains } }];
    expect(verdicts(old, next)).toBe('unproven unproven');
  });

  test('in a document of another dialect are not read', () => {
    const document = {
      ...DRAFT_07,
      $id: 'https://example.test/a.json',
      definitions: { a: { $ref: '#/definitions/b', minLength: 3 }, b: {} },
    };
    const next = { $ref: 'https://example.test/a.json#/definitions/a' };
    expect(compareSchemas({ minLength: 3 }, next, { documents: { new: [document] } }).backward.verdict).toBe(
      'unproven',
    );
  });

  test.each(['$ref', '$dynamicRef'])('with %s in them do not say the same in another schema', (keyword) => {
    const rules = { allOf: [{ properties: { b: { [keyword]: '#a' } } }], unevaluatedProperties: { [keyword]: '#a' } };
    const schema = (type: string): object => ({
      properties: { x: rules },
      $defs: { a: { $anchor: 'a', $dynamicAnchor: 'a', type } },
    });
    const { backward, forward } = compareSchemas(schema('string'), schema('integer'));
    expect([backward.verdict, forward.verdict]).not.toContain('proven');
  });
});
