/** What generated schemas are made of, and the values that belong to it. */

export const NAMES = [
  ...['a', 'b', 'c', 'ab', ''],
  ...['const', 'enum', 'default', 'examples', '$ref', '$id', '$anchor', 'properties', 'items', 'nullable'],
  ...['constructor', 'toString', 'a/b', '~'],
] as const;

/** Patterns, each with texts that it matches. */
export const PATTERNS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    '^[a-z]{1,3}$': ['a', 'abc', 'zz'],
    '^[a-z]+$': ['a', 'abcd', 'items'],
    '^x': ['x', 'x1', 'x-note'],
    y$: ['y', 'xy'],
    '^[0-9]{2}$': ['00', '42'],
    '^(a|b|c)$': ['a', 'b', 'c'],
    '^.{2,3}$': ['ab', 'é🦀', '123'],
    '^$': [''],
  }),
);

/** Formats, each with texts that are of it and texts that nearly are. */
export const FORMATS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    date: ['2020-02-29', '2021-02-29'],
    'date-time': ['2020-01-01T00:00:00Z', '2020-01-01T00:00:00+01:00', '2020-01-01t00:00:00z'],
    email: ['a@b.c', 'a@b'],
    ipv4: ['0.0.0.0', '256.0.0.1'],
    uuid: ['00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-00000000000'],
    uri: ['http://a', 'a'],
  }),
);

export const INTEGER_FORMATS = ['int32', 'int64', 'uint32', 'uint64'] as const;

export const BOUNDS = [
  ...[0, 0, 1, 1, -1, 2, 3, -2, 1.5, 0.5, 2.5, 0.1, 1e-7, 5e-324, 1e300],
  ...[2 ** 31, -(2 ** 31), 2 ** 31 - 1, 2 ** 53, 2 ** 53 - 1, -(2 ** 53), 2 ** 63, -(2 ** 63), 2 ** 64],
] as const;
export const DIVISORS = [1, 2, 3, 4, 6, 10, 12, 0.5, 0.25, 0.1, 0.05, 0.3, 0.01, 1e-7, 2 ** 53] as const;
export const SCALARS = ['a', 'b', '', 'x', 'ab', 0, 1, -1, 1.5, 0.1, 2 ** 53, 1e300, true, false, null] as const;

/** Data that looks like a schema: whoever takes it for one follows a reference to the wrong place. */
export const DECOYS: readonly unknown[] = [
  { $anchor: 'an0', type: 'null' },
  { $anchor: 'an1', not: {} },
  { $id: 'n0.json', type: 'null' },
  { $id: 'n1.json', not: {} },
  { $id: 'https://other.test/', $anchor: 'an0' },
  { properties: { a: { $anchor: 'an0', not: {} } } },
  [{ $anchor: 'an1', type: 'null' }],
  { $ref: '#/$defs/n0' },
  { $ref: 'gone.json' },
  { $defs: { n0: { $id: 'n0.json', const: 1 } } },
];
