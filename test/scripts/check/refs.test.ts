import { newContractFiles } from '../../../scripts/new/new-contract-files.js';
import { SCHEMA } from '../../lib/tree.js';
import { testReports } from './reports.js';

testReports([
  [
    'a $ref to a file that does not exist',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note = { $ref: 'note.v1.json' })),
    [`${SCHEMA}#/properties/note: $ref "note.v1.json" leads to schemas/live/note.v1.json, which does not exist`],
  ],
  [
    'a $ref to a misspelt file, with the nearest',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note = { $ref: '../live/greting.v1.json' })),
    [
      `${SCHEMA}#/properties/note: $ref "../live/greting.v1.json" leads to schemas/live/greting.v1.json, which does not exist; did you mean "#"?`,
    ],
  ],
  [
    'a $ref to an entry that does not exist',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        schema.properties.note = { $ref: '#/$defs/note' };
      }),
    [
      `${SCHEMA}#/properties/note: $ref "#/$defs/note" leads to #/$defs/note, which is not in ${SCHEMA}; it has no $defs`,
    ],
  ],
  [
    'a $ref to a misspelt entry, with the nearest',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        schema.properties.note = { $ref: '#/$defs/nota' };
        schema.properties.id = { $ref: '#/$defs/xyz' };
        schema.properties.text = { $ref: '#/$defs/note' };
        schema.$defs = { note: { title: 'LiveGreetingNote', description: 'A note.', type: 'string' } };
      }),
    [
      `${SCHEMA}#/properties/id: $ref "#/$defs/xyz" leads to #/$defs/xyz, which is not in ${SCHEMA}; it has the $defs note`,
      `${SCHEMA}#/properties/note: $ref "#/$defs/nota" leads to #/$defs/nota, which is not in ${SCHEMA}; did you mean "#/$defs/note"?`,
    ],
  ],
  [
    'a $ref to a place that holds no schema',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note = { $ref: '#/required' })),
    [`${SCHEMA}#/properties/note: $ref "#/required" leads to #/required, which is not in ${SCHEMA}; it has no $defs`],
  ],
  [
    'a $ref that is no URL',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        schema.properties.note = { $ref: '//[' };
        schema.properties.id = { $ref: '#/$defs/100%' };
      }),
    [
      `${SCHEMA}#/properties/id: $ref "#/$defs/100%" leads to #/$defs/100%, which is not in ${SCHEMA}; it has no $defs`,
      `${SCHEMA}#/properties/note: $ref "//[" is not the path of a schema file`,
    ],
  ],
  [
    'an absolute $ref, even to the schema itself',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        schema.properties.note = { $ref: schema.$id };
        schema.properties.id = { $ref: 'https://example.com/id.json' };
      }),
    [
      `${SCHEMA}#/properties/id: $ref "https://example.com/id.json" must be relative`,
      `${SCHEMA}#/properties/note: $ref "https://openvibe.network/contracts/live/greeting.v1.json" must be relative; write "#"`,
    ],
  ],
  [
    'an absolute $ref to another contract, with the relative form',
    (tree) => {
      tree.edit(
        SCHEMA,
        (schema) => (schema.properties.note = { $ref: 'https://openvibe.network/contracts/room/note.v1.json' }),
      );
      for (const [file, text] of newContractFiles({ domain: 'room', base: 'note', major: 1 }, 'live'))
        tree.write(file, text);
    },
    [
      `${SCHEMA}#/properties/note: $ref "https://openvibe.network/contracts/room/note.v1.json" must be relative; write "../room/note.v1.json"`,
    ],
  ],
  [
    'the name of a contract as a $ref',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        schema.properties.note = { $ref: 'live.greeting@1' };
        schema.properties.id = { $ref: 'live.greting@1' };
        schema.properties.other = { $ref: 'platform.runtime-class@1' };
      }),
    [
      `${SCHEMA}#/properties/id: $ref "live.greting@1" is a name, not a path; write "#"`,
      `${SCHEMA}#/properties/note: $ref "live.greeting@1" is a name, not a path; write "#"`,
      `${SCHEMA}#/properties/other: $ref "platform.runtime-class@1" is the name of no contract; a $ref is the relative path of a schema file`,
    ],
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
    'a $ref that leads back to itself',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        schema.allOf = [{ $ref: '#' }];
        schema.properties.note = { $ref: '#/$defs/a' };
        const entry = (key: string, ref: string) => ({
          title: `LiveGreeting${key}`,
          description: 'It.',
          anyOf: [{ $ref: ref }, { type: 'null' }],
        });
        schema.$defs = { a: entry('A', '#/$defs/b'), b: entry('B', '#/$defs/a') };
      }),
    [
      `${SCHEMA}#/allOf/0: $ref "#" leads back to itself; a shape may hold itself only in a property or an item`,
      `${SCHEMA}#/$defs/a/anyOf/0: $ref "#/$defs/b" leads back to itself; a shape may hold itself only in a property or an item`,
      `${SCHEMA}#/$defs/b/anyOf/0: $ref "#/$defs/a" leads back to itself; a shape may hold itself only in a property or an item`,
    ],
  ],
  [
    'a union whose branches nothing tells apart',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        const text = schema.properties.note;
        schema.properties.note = {
          description: 'A note.',
          anyOf: [{ type: 'string' }, { type: 'string', maxLength: 3 }],
        };
        schema.properties.count = { description: 'A count.', oneOf: [{ type: 'integer' }, { type: 'number' }] };
        schema.properties.text = {
          description: 'A text.',
          oneOf: [{ type: 'null' }, { description: text.description, allOf: [{ $ref: '#' }, { type: 'object' }] }],
        };
      }),
    [
      `${SCHEMA}#/properties/note/anyOf: nothing tells the branches apart; give each another JSON type, or a required property with another const`,
      `${SCHEMA}#/properties/count/oneOf: nothing tells the branches apart; give each another JSON type, or a required property with another const`,
      `${SCHEMA}#/properties/text/oneOf: nothing tells the branches apart; give each another JSON type, or a required property with another const`,
    ],
  ],
  [
    'a union whose tags fall together, or stand in no object',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        const branch = (type: string | string[], kind: string) => ({
          type,
          required: ['kind'],
          properties: { kind: { description: 'The kind.', const: kind } },
        });
        schema.properties.note = { description: 'A note.', oneOf: [branch('object', 'a'), branch('object', 'a')] };
        schema.properties.text = {
          description: 'A text.',
          oneOf: [branch(['object', 'null'], 'a'), branch(['object', 'null'], 'b')],
        };
      }),
    [
      `${SCHEMA}#/properties/note/oneOf: nothing tells the branches apart; give each another JSON type, or a required property with another const`,
      `${SCHEMA}#/properties/text/oneOf: nothing tells the branches apart; give each another JSON type, or a required property with another const`,
    ],
  ],
]);
