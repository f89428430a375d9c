import { SCHEMA } from '../../lib/tree.js';
import { testReports } from './reports.js';

testReports([
  [
    'an unknown keyword, with the nearest known one',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.maxLenght = 5)),
    [`${SCHEMA}#/properties/note: unknown keyword "maxLenght"; did you mean "maxLength"?`],
  ],
  [
    '"nullable", with what is written instead',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.nullable = true)),
    [`${SCHEMA}#/properties/note: unknown keyword "nullable"; write "type": ["string", "null"]`],
  ],
  [
    '"optional", with what is written instead',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.optional = true)),
    [
      `${SCHEMA}#/properties/note: unknown keyword "optional"; a property is optional unless "required" beside "properties" names it`,
    ],
  ],
  [
    '"discriminator", with what is written instead',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.discriminator = true)),
    [
      `${SCHEMA}#/properties/note: unknown keyword "discriminator"; branches are told apart by a required property with another "const" in each`,
    ],
  ],
  [
    '"definitions", with what is written instead',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.definitions = true)),
    [`${SCHEMA}#/properties/note: unknown keyword "definitions"; write "$defs"`],
  ],
  [
    '"id", with what is written instead',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.id = true)),
    [`${SCHEMA}#/properties/note: unknown keyword "id"; write "$id"`],
  ],
  [
    '"example", with what is written instead',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.example = true)),
    [`${SCHEMA}#/properties/note: unknown keyword "example"; write "examples", a list, at the root`],
  ],
  [
    'an unknown format, with the nearest known one',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.format = 'datetime')),
    [`${SCHEMA}#/properties/note: unknown format "datetime"; did you mean "date-time"?`],
  ],
  [
    'an inherited name as a format',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.format = 'toString')),
    [`${SCHEMA}#/properties/note: unknown format "toString"; known are date-time, byte, int32, int64, uint32, uint64`],
  ],
  [
    'values that the dialect forbids',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        schema.properties.note.maxLength = -1;
        schema.properties.note.title = 5;
        schema.required = 'id';
      }),
    [
      `${SCHEMA}#/required: must be an array, not a string`,
      `${SCHEMA}#/properties/note/maxLength: must be at least 0`,
      `${SCHEMA}#/properties/note/title: must be a string, not a number`,
      `${SCHEMA}#/properties/note/title: only a contract and its $defs have a title; remove it here`,
    ],
  ],
  [
    'a misspelt type, once',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.type = 'sting')),
    [
      `${SCHEMA}#/properties/note/type: "sting" is not a type; did you mean "string"? types are string, number, integer, boolean, object, array, null`,
    ],
  ],
  [
    'types that are none',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        schema.properties.note.type = ['string', 'undefined', 'string'];
        schema.properties.id.type = [];
      }),
    [
      `${SCHEMA}#/properties/id/type: must name a type; types are string, number, integer, boolean, object, array, null`,
      `${SCHEMA}#/properties/note/type: "undefined" is not a type; types are string, number, integer, boolean, object, array, null`,
      `${SCHEMA}#/properties/note/type: names "string" twice`,
    ],
  ],
  [
    'what stands where a schema belongs, once',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        schema.properties.note = 'a note';
        schema.properties.list = { description: 'A list.', type: 'array', items: [{ type: 'string' }] };
      }),
    [
      `${SCHEMA}#/properties/note: must be a schema: an object`,
      `${SCHEMA}#/properties/list/items: must be a schema: an object`,
    ],
  ],
  [
    'what stands where schemas belong',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        schema.allOf = [];
        schema.oneOf = {};
        schema.anyOf = [1];
        schema.properties.note = { description: 'A note.', type: 'object', properties: [] };
      }),
    [
      `${SCHEMA}#/allOf: must be a list of at least one schema`,
      `${SCHEMA}#/oneOf: must be a list of at least one schema`,
      `${SCHEMA}#/anyOf/0: must be a schema: an object`,
      `${SCHEMA}#/properties/note/properties: must be an object of schemas by name`,
    ],
  ],
  [
    'another dialect',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.$schema = 'http://json-schema.org/draft-07/schema#')),
    [`${SCHEMA}#/$schema: must be "https://json-schema.org/draft/2020-12/schema"`],
  ],
  [
    'what belongs at the root',
    (tree) =>
      tree.edit(SCHEMA, (schema) =>
        Object.assign(schema.properties.note, {
          $id: 'note.json',
          $schema: schema.$schema,
          'x-contract': {},
          examples: ['Hi.'],
          $defs: {},
        }),
      ),
    [
      `${SCHEMA}#/properties/note/$schema: stands only at the root of a contract; move it there or remove it`,
      `${SCHEMA}#/properties/note/$id: stands only at the root of a contract; move it there or remove it`,
      `${SCHEMA}#/properties/note/x-contract: stands only at the root of a contract; move it there or remove it`,
      `${SCHEMA}#/properties/note/examples: stands only at the root of a contract; move it there or remove it`,
      `${SCHEMA}#/properties/note/$defs: stands only at the root of a contract; move it there or remove it`,
    ],
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
    [
      `${SCHEMA}#/properties/note/pattern: takes exponential time on a text such as "${'a'.repeat(26)}!": (a+)+ can take the same characters in more than one way; let each turn of it begin or end with a character that stands nowhere else in it`,
    ],
  ],
  [
    'a pattern that takes quadratic time',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.pattern = '\\s+$')),
    [
      `${SCHEMA}#/properties/note/pattern: takes polynomial time (degree 2) on a text such as "!${'\\t'.repeat(24)}!": \\s+ is tried from each character on; begin the pattern with ^, or bound that part`,
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
    'a property without a description, or with an empty one',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        delete schema.properties.note.description;
        schema.properties.id.description = ' ';
      }),
    [
      `${SCHEMA}#/properties/id: has no description (unit and meaning)`,
      `${SCHEMA}#/properties/note: has no description (unit and meaning)`,
    ],
  ],
  [
    'a definition without a description',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        schema.properties.note = { $ref: '#/$defs/note' };
        schema.$defs = { note: { title: 'LiveGreetingNote', type: 'string' } };
      }),
    [`${SCHEMA}#/$defs/note: has no description (unit and meaning)`],
  ],
  [
    'a property without a description below one named "if"',
    (tree) =>
      tree.edit(
        SCHEMA,
        (schema) =>
          (schema.properties.if = { description: 'When.', type: 'object', properties: { at: { type: 'string' } } }),
      ),
    [`${SCHEMA}#/properties/if/properties/at: has no description (unit and meaning)`],
  ],
  [
    'a property without a description, whatever its name and form',
    (tree) =>
      tree.edit(SCHEMA, (schema) => Object.assign(schema.properties, { 'a/b~c': { type: 'string' }, any: true })),
    [
      `${SCHEMA}#/properties/a~1b~0c: has no description (unit and meaning)`,
      `${SCHEMA}#/properties/any: has no description (unit and meaning)`,
    ],
  ],
  [
    'an unknown keyword wherever schemas nest',
    (tree) =>
      tree.edit(SCHEMA, (schema) =>
        Object.assign(schema, {
          propertyNames: { maxLenght: 9 },
          additionalProperties: { maxLenght: 9 },
          allOf: [{ if: { maxLenght: 9 }, else: { maxLenght: 9 } }],
        }),
      ),
    ['propertyNames', 'additionalProperties', 'allOf/0/if', 'allOf/0/else'].map(
      (place) => `${SCHEMA}#/${place}: unknown keyword "maxLenght"; did you mean "maxLength"?`,
    ),
  ],
]);
