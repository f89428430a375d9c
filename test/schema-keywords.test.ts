import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Dialect, heldBy, holderOf, isOfDialect, mapHeld } from '../src/base/schema-keywords.js';
import { root } from './lib/root.js';

type Rules = Record<string, unknown>;

const refs = join(root, 'node_modules/ajv/dist/refs');
const read = (file: string): { properties: Record<string, Rules> } =>
  JSON.parse(readFileSync(join(refs, file), 'utf8'));

/** The keywords that the dialect's own schemas describe, with what each may be. */
function describedBy(dialect: Dialect): Map<string, Rules> {
  if (dialect === 'draft-07') return new Map(Object.entries(read('json-schema-draft-07.json').properties));
  const folder = `json-schema-${dialect}`;
  const files = ['schema.json', ...readdirSync(join(refs, folder, 'meta')).map((file) => `meta/${file}`)];
  return new Map(files.flatMap((file) => Object.entries(read(`${folder}/${file}`).properties)));
}

/** How a description of a keyword says that it holds schemas. */
function holderIn(rules: Rules): string | undefined {
  if (isSchema(rules)) return 'schema';
  if (typeof rules.$ref === 'string' && rules.$ref.endsWith('schemaArray')) return 'list';
  if (rules.type === 'object' && isObject(rules.additionalProperties)) {
    const { anyOf } = rules.additionalProperties;
    return isSchema(rules.additionalProperties) || (Array.isArray(anyOf) && anyOf.some(isSchema)) ? 'map' : undefined;
  }
  return Array.isArray(rules.anyOf) && rules.anyOf.map(holderIn).join(' or ') === 'schema or list'
    ? 'schema or list'
    : undefined;
}

const isObject = (value: unknown): value is Rules => typeof value === 'object' && value !== null;
const isSchema = (rules: unknown): boolean =>
  isObject(rules) && (rules.$ref === '#' || rules.$recursiveRef === '#' || rules.$dynamicRef === '#meta');

describe.each(['draft-07', '2019-09', '2020-12'] as const)('%s', (dialect) => {
  const described = describedBy(dialect);

  test('holds what the schemas of the dialect say', () => {
    expect(described.size).toBeGreaterThan(40);
    const expected = [...described].map(([keyword, rules]) => [keyword, holderIn(rules)]);
    // The later drafts describe keywords of draft-07 for those who go on using them; of these, `dependencies` has no effect any more.
    const left = dialect === 'draft-07' ? [] : ['dependencies'];
    for (const [keyword = '', holder] of expected)
      expect([keyword, holderOf(keyword, dialect)]).toEqual([keyword, left.includes(keyword) ? undefined : holder]);
  });

  test('knows the keywords of the dialect, and no others', () => {
    const all = ['draft-07', '2019-09', '2020-12'].flatMap((each) => [...describedBy(each as Dialect).keys()]);
    // Many write `$defs` in draft-07; `writeOnly` is of draft-07 (Validation, section 10.3), and its schema as ajv has it forgot it.
    const more = dialect === 'draft-07' ? ['$defs', 'writeOnly'] : [];
    const gone = {
      'draft-07': [],
      '2019-09': ['dependencies'],
      '2020-12': ['dependencies', '$recursiveAnchor', '$recursiveRef'],
    }[dialect] as readonly string[];
    for (const keyword of [...new Set(all), 'nullable', '$async', 'id', 'x-rules', 'constructor', '__proto__', '']) {
      const isKnown = more.includes(keyword) || (described.has(keyword) && !gone.includes(keyword));
      expect([keyword, isOfDialect(keyword, dialect)]).toEqual([keyword, isKnown]);
    }
  });
});

test('each is held under the path that leads to it', () => {
  expect(heldBy('schema', { a: 1 })).toEqual([[[], { a: 1 }]]);
  expect(heldBy('list', [1, 2])).toEqual([
    [['0'], 1],
    [['1'], 2],
  ]);
  expect(heldBy('schema or list', [1])).toEqual([[['0'], 1]]);
  expect(heldBy('schema or list', true)).toEqual([[[], true]]);
  expect(heldBy('map', JSON.parse('{"enum":1,"__proto__":2}'))).toEqual([
    [['enum'], 1],
    [['__proto__'], 2],
  ]);
  for (const [holder, value] of [
    ['list', {}],
    ['map', []],
    ['map', null],
    ['list', 'ab'],
    [undefined, {}],
  ] as const)
    expect(heldBy(holder, value)).toEqual([]);
});

test('a copy has each changed, and all else as it was', () => {
  const change = (held: unknown, path: readonly string[]): unknown => [held, ...path];
  expect(mapHeld('schema', 1, change)).toEqual([1]);
  expect(mapHeld('list', [1, 2], change)).toEqual([
    [1, '0'],
    [2, '1'],
  ]);
  expect(mapHeld('map', JSON.parse('{"a":1,"__proto__":2}'), change)).toEqual(
    JSON.parse('{"a":[1,"a"],"__proto__":[2,"__proto__"]}'),
  );
  for (const [holder, value] of [
    ['map', {}],
    ['list', []],
    ['map', [1]],
    [undefined, { a: 1 }],
  ] as const)
    expect(mapHeld(holder, value, change)).toBe(value);
});
