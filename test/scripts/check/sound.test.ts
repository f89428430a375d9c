import { describe, expect, test } from 'vitest';
import { newContractFiles } from '../../../scripts/new/new-contract-files.js';
import { readTree } from '../../../src/source/tree.js';
import { root } from '../../lib/root.js';
import { ifThen, makeTree, SCHEMA } from '../../lib/tree.js';
import { problemsOf, testAccepts } from './reports.js';

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

const text = { description: 'A text.', type: 'string' };
const entry = { title: 'LiveGreetingPart', description: 'A part.' };

describe('what may look wrong', () => {
  testAccepts([
    [
      'a condition whose types and properties stand around it',
      (tree) =>
        tree.edit(SCHEMA, (schema) => {
          schema.properties.size = { description: 'The size.', allOf: [{ $ref: '#/$defs/part' }] };
          schema.properties.list = { description: 'A list.', type: 'array', items: { type: 'integer' } };
          Object.assign(
            schema,
            ifThen(
              {
                properties: {
                  note: { minLength: 3 },
                  list: { type: 'array', items: { minimum: 9 } },
                  any: { type: 'string' },
                },
                required: ['list'],
              },
              { properties: { size: { minimum: 1 }, any: { maxLength: 9 } }, required: ['note', 'any'] },
            ),
          );
          schema.allOf = [ifThen({ required: ['list'] }, { required: ['size'] })];
          schema.$defs = { part: { ...entry, type: 'integer' } };
          schema.allOf.push({ minProperties: 1 });
        }),
    ],
    [
      'a constant that has its type in itself',
      (tree) =>
        tree.edit(
          SCHEMA,
          (schema) => (schema.properties.note = { description: 'A note.', enum: ['An example.', 1, null] }),
        ),
    ],
    [
      'constants of the type beside them',
      (tree) =>
        tree.edit(SCHEMA, (schema) => {
          schema.properties.count = { description: 'A count.', type: ['integer', 'null'], enum: [1, 2, null] };
          schema.properties.ratio = { description: 'A ratio.', type: 'number', const: 0.5 };
          schema.properties.whole = { description: 'A ratio.', type: 'number', const: 1 };
        }),
    ],
    [
      'a shape that holds itself in a property, an item or a value',
      (tree) =>
        tree.edit(SCHEMA, (schema) => {
          schema.properties.next = { description: 'The next.', anyOf: [{ $ref: '#' }, { type: 'null' }] };
          schema.properties.list = { description: 'A list.', type: 'array', items: { $ref: '#' } };
          schema.properties.map = { description: 'A map.', type: 'object', additionalProperties: { $ref: '#' } };
        }),
    ],
    [
      'rules for the names of properties, which are always strings',
      (tree) =>
        tree.edit(SCHEMA, (schema) => {
          const propertyNames = { description: 'A short word.', pattern: '^[a-z]+$', maxLength: 20 };
          Object.assign(schema, { propertyNames, minProperties: 1 });
        }),
    ],
    [
      'unique items of each scalar type',
      (tree) =>
        tree.edit(SCHEMA, (schema) => {
          for (const type of ['string', 'number', 'integer', 'boolean']) {
            schema.properties[`${type}s`] = { description: 'Some.', type: 'array', items: { type }, uniqueItems: true };
          }
        }),
    ],
    [
      'definitions under keys of each form, used from anywhere',
      (tree) =>
        tree.edit(SCHEMA, (schema) => {
          schema.$defs = { 'a-part': { ...entry, title: 'LiveGreetingAPart', ...text }, a_word: { ...text } };
          schema.$defs.a_word.title = 'LiveGreetingAWord';
          schema.$defs['a-part'].allOf = [{ $ref: '#/$defs/a_word' }];
          schema.properties.note = { $ref: 'greeting.v1.json#/%24defs/a-part' };
        }),
    ],
    [
      'a default and examples that fit, also where a $ref tells',
      (tree) =>
        tree.edit(SCHEMA, (schema) => {
          schema.properties.note.default = '';
          schema.properties.next = { description: 'The next.', allOf: [{ $ref: '#' }], default: { id: 'second' } };
          schema.examples = [{ id: 'first', next: { id: 'second' } }];
        }),
    ],
    [
      'a property named as a keyword or as what objects inherit',
      (tree) =>
        tree.edit(SCHEMA, (schema) => {
          for (const name of ['constructor', 'toString', 'if', '$ref', '$defs', 'title', 'enum']) {
            schema.properties[name] = text;
          }
        }),
    ],
    [
      'a decision, and a deprecated contract with all that it needs',
      (tree) => {
        for (const [file, value] of newContractFiles({ domain: 'room', base: 'note', major: 1 }, 'live')) {
          tree.write(file, value);
        }
        tree.edit(SCHEMA, (schema) => {
          const deprecation = { status: 'deprecated', replacement: 'room.note@1', removeAfter: '2028-02-29' };
          Object.assign(schema['x-contract'], { ...deprecation, version: '1.20.300', decision: 'ADR-034' });
        });
      },
    ],
  ]);
});
