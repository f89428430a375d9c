import { expect, test } from 'vitest';
import { checkTree } from '../../scripts/lib/check/check-tree.js';
import { formatProblem } from '../../scripts/lib/problem.js';
import { readTree } from '../../scripts/lib/tree.js';
import { root } from '../lib/root.js';
import { FIXTURES, makeTree, SCHEMA, type TestTree } from '../lib/tree.js';

const problemsOf = (folder: string): string[] => checkTree(readTree(folder)).map(formatProblem);

test('finds nothing wrong with the contracts of this package', () => {
  expect(problemsOf(root)).toEqual([]);
});

test('finds nothing wrong with a contract as it is laid', () => {
  expect(problemsOf(makeTree().root)).toEqual([]);
});

test('fails where there is nothing to check', () => {
  const tree = makeTree();
  tree.remove('schemas');
  expect(() => readTree(tree.root)).toThrow(`no contract found in ${tree.root}/schemas`);
});

type Case = [what: string, change: (tree: TestTree) => void, problems: string[]];

const NAMES: Case[] = [
  [
    'a file that is not JSON',
    (tree) => tree.write('schemas/live/broken.v1.json', '{ "a": '),
    ['schemas/live/broken.v1.json: is not JSON: Unexpected end of JSON input'],
  ],
  [
    'a schema file off the naming rule',
    (tree) => tree.write('schemas/live/Greeting.json', {}),
    ['schemas/live/Greeting.json: is off the naming rule schemas/<domain>/<kebab-name>.v<major>.json'],
  ],
  [
    'an $id that is not the file’s',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.$id = 'https://openvibe.network/contracts/live/hello.v1.json')),
    [`${SCHEMA}#/$id: must be "https://openvibe.network/contracts/live/greeting.v1.json" in this file`],
  ],
  [
    'a title that is not the name’s',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.title = 'Greeting')),
    [`${SCHEMA}#/title: must be "LiveGreeting"`],
  ],
  [
    'a title that would name a type nobody asked for',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.title = 'Note')),
    [`${SCHEMA}#/properties/note/title: only a contract and its $defs have a title; remove it here`],
  ],
  [
    'two equal titles',
    (tree) => {
      tree.write(
        'schemas/live-greeting/x.v1.json',
        tree.read(SCHEMA).replaceAll('live/greeting', 'live-greeting/x').replace('LiveGreeting', 'LiveGreetingX'),
      );
      tree.edit(
        SCHEMA,
        (schema) => (schema.$defs = { x: { title: 'LiveGreetingX', description: 'An x.', type: 'string' } }),
      );
    },
    [`${SCHEMA}: title "LiveGreetingX" is taken by schemas/live-greeting/x.v1.json`],
  ],
];

const KEYWORDS: Case[] = [
  [
    'an unknown keyword, with the nearest known one',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.maxLenght = 5)),
    [`${SCHEMA}#/properties/note: unknown keyword "maxLenght"; did you mean "maxLength"?`],
  ],
  [
    'an unknown format, with the nearest known one',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.format = 'datetime')),
    [`${SCHEMA}#/properties/note: unknown format "datetime"; did you mean "date-time"?`],
  ],
  [
    'an inherited name as a format',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.format = 'toString')),
    [`${SCHEMA}#/properties/note: unknown format "toString"; known are date-time, int32, int64, uint32, uint64`],
  ],
  [
    'a value that the dialect forbids',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.required = 'id')),
    [`${SCHEMA}#/required: must be array (JSON Schema 2020-12)`],
  ],
  [
    'another dialect',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.$schema = 'http://json-schema.org/draft-07/schema#')),
    [`${SCHEMA}#/$schema: must be "https://json-schema.org/draft/2020-12/schema"`],
  ],
  [
    'a broken pattern',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.pattern = '[')),
    [
      `${SCHEMA}#/properties/note/pattern: is not a regular expression: Invalid regular expression: /[/u: Unterminated character class`,
    ],
  ],
  [
    'a pattern that takes exponential time, with a text that shows it',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.pattern = '^(a+)+$')),
    [`${SCHEMA}#/properties/note/pattern: takes exponential time on a text such as 'a' + 'a'.repeat(31) + '\\x00'`],
  ],
  [
    'a pattern that takes quadratic time',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.pattern = '\\s+$')),
    [
      `${SCHEMA}#/properties/note/pattern: takes 2nd degree polynomial time on a text such as '\\t'.repeat(54773) + '\\x00\\t'`,
    ],
  ],
  [
    'a pattern without words',
    (tree) =>
      tree.edit(
        SCHEMA,
        (schema) =>
          (schema.properties.tags = { description: 'Tags.', type: 'array', items: { type: 'string', pattern: '^a$' } }),
      ),
    [`${SCHEMA}#/properties/tags/items/pattern: has no description beside it that says what it stands for`],
  ],
  [
    'uniqueItems over items that need comparing in depth',
    (tree) =>
      tree.edit(
        SCHEMA,
        (schema) => (schema.properties.list = { description: 'A list.', type: 'array', uniqueItems: true }),
      ),
    [`${SCHEMA}#/properties/list/uniqueItems: needs "items" with a scalar "type" beside it`],
  ],
  [
    'a property without a description',
    (tree) => tree.edit(SCHEMA, (schema) => delete schema.properties.note.description),
    [`${SCHEMA}#/properties/note: has no description (unit and meaning)`],
  ],
];

const REFS: Case[] = [
  [
    'a $ref to nowhere',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note = { $ref: 'note.v1.json' })),
    [`${SCHEMA}#/properties/note: $ref "note.v1.json" does not resolve`],
  ],
  [
    'a $ref to a place that holds no schema',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note = { $ref: '#/required' })),
    [`${SCHEMA}#/properties/note: $ref "#/required" does not resolve`],
  ],
  [
    'an absolute $ref, even to the schema itself',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note = { $ref: schema.$id })),
    [`${SCHEMA}#/properties/note: $ref "https://openvibe.network/contracts/live/greeting.v1.json" must be relative`],
  ],
  [
    'a $ref with siblings',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note = { $ref: '#', description: 'A note.' })),
    [`${SCHEMA}#/properties/note: $ref stands alone; move description beside { "allOf": [{ "$ref": "#" }] }`],
  ],
  [
    'a $ref to a shape without a name',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note = { $ref: '#/properties/id' })),
    [`${SCHEMA}#/properties/note: $ref "#/properties/id" must lead to a contract or to an entry of $defs`],
  ],
  [
    'a union whose branches nothing tells apart',
    (tree) =>
      tree.edit(
        SCHEMA,
        (schema) => (schema.properties.note.anyOf = [{ type: 'string' }, { type: 'string', maxLength: 3 }]),
      ),
    [
      `${SCHEMA}#/properties/note/anyOf: nothing tells the branches apart; give each another JSON type, or a required property with another const`,
    ],
  ],
];

const METADATA: Case[] = [
  [
    'metadata without an owner',
    (tree) => tree.edit(SCHEMA, (schema) => delete schema['x-contract'].owner),
    [`${SCHEMA}#/x-contract: must have required property 'owner'`],
  ],
  [
    'an unknown visibility, with the known ones',
    (tree) => tree.edit(SCHEMA, (schema) => (schema['x-contract'].visibility = 'secret')),
    [
      `${SCHEMA}#/x-contract/visibility: must be equal to one of the allowed values public, partner, first-party, internal`,
    ],
  ],
  [
    'an unknown field',
    (tree) => tree.edit(SCHEMA, (schema) => (schema['x-contract'].since = '2026')),
    [`${SCHEMA}#/x-contract: must NOT have additional properties "since"`],
  ],
  [
    'a version of another major than the file’s',
    (tree) => tree.edit(SCHEMA, (schema) => (schema['x-contract'].version = '2.0.0')),
    [`${SCHEMA}#/x-contract/version: must start with 1, the file's major (or with 0 while planned)`],
  ],
  [
    'a 0 version of what is no longer planned',
    (tree) => tree.edit(SCHEMA, (schema) => (schema['x-contract'].status = 'active')),
    [`${SCHEMA}#/x-contract/version: must start with 1, the file's major (or with 0 while planned)`],
  ],
  [
    'a deprecated contract that names no replacement',
    (tree) =>
      tree.edit(SCHEMA, (schema) => Object.assign(schema['x-contract'], { status: 'deprecated', version: '1.0.0' })),
    [
      `${SCHEMA}#/x-contract: must have required property 'replacement'`,
      `${SCHEMA}#/x-contract: must have required property 'removeAfter'`,
    ],
  ],
  [
    'a replacement that does not exist',
    (tree) => tree.edit(SCHEMA, (schema) => (schema['x-contract'].replacement = 'live.greeting@2')),
    [`${SCHEMA}#/x-contract/replacement: "live.greeting@2" is not a contract of this tree`],
  ],
];

const CASES: Case[] = [
  [
    'too few cases',
    (tree) => {
      tree.remove(`${FIXTURES}/valid/full.json`);
      tree.remove(`${FIXTURES}/rejected`);
      tree.write(`${FIXTURES}/expect.json`, {});
    },
    [`${FIXTURES}/valid: needs 2 cases or more, has 1`, `${FIXTURES}/rejected: needs a case or more, has none`],
  ],
  [
    'a rejected case that expect.json leaves out, and one that is not there',
    (tree) =>
      tree.edit(`${FIXTURES}/expect.json`, (expected) => {
        expected['without-name'] = expected['without-id'];
        delete expected['without-id'];
      }),
    [
      `${FIXTURES}/expect.json: says nothing of rejected/without-id.json`,
      `${FIXTURES}/expect.json#/without-name: there is no rejected/without-name.json`,
    ],
  ],
  [
    'no expect.json',
    (tree) => tree.remove(`${FIXTURES}/expect.json`),
    [`${FIXTURES}/expect.json: is missing; it says why each rejected case must fail`],
  ],
  [
    'an expectation without errors',
    (tree) => tree.edit(`${FIXTURES}/expect.json`, (expected) => (expected['without-id'].errors = [])),
    [`${FIXTURES}/expect.json#/without-id/errors: must NOT have fewer than 1 items`],
  ],
  [
    'a case off the naming rule',
    (tree) => tree.write(`${FIXTURES}/valid/Full_2.json`, { id: 'x' }),
    [`${FIXTURES}/valid/Full_2.json: must have a kebab-case name`],
  ],
  [
    'fixtures of no contract',
    (tree) => tree.write('fixtures/live/farewell.v1/valid/minimal.json', {}),
    [
      'fixtures/live/farewell.v1/valid/minimal.json: belongs to no contract; cases stand in fixtures/<domain>/<name>.v<major>/valid/ or rejected/',
    ],
  ],
];

test.each([...NAMES, ...KEYWORDS, ...REFS, ...METADATA, ...CASES])('reports %s', (_what, change, problems) => {
  const tree = makeTree();
  change(tree);
  expect(problemsOf(tree.root)).toEqual(problems);
});
