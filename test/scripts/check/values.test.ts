import { ifThen, SCHEMA } from '../../lib/tree.js';
import { testReports } from './reports.js';

testReports([
  [
    'keywords without the type that they apply to',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        delete schema.type;
        schema.properties.note = { description: 'A note.', minLength: 1, minimum: 1, minItems: 1, format: 'int32' };
      }),
    [
      `${SCHEMA}#/properties: has no effect without "type": "object" beside it`,
      `${SCHEMA}#/required: has no effect without "type": "object" beside it`,
      `${SCHEMA}#/properties/note/minLength: has no effect without "type": "string" beside it`,
      `${SCHEMA}#/properties/note/minimum: has no effect without "type": "integer" or "number" beside it`,
      `${SCHEMA}#/properties/note/minItems: has no effect without "type": "array" beside it`,
      `${SCHEMA}#/properties/note/format: has no effect without "type": "integer" or "number" beside it`,
    ],
  ],
  [
    'keywords beside another type',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        Object.assign(schema.properties.note, { minimum: 1, format: 'int32' });
        schema.properties.count = {
          description: 'A count.',
          type: ['integer', 'null'],
          maxLength: 1,
          format: 'date-time',
        };
      }),
    [
      `${SCHEMA}#/properties/note/minimum: applies to values of type "integer" or "number", but the type here is string`,
      `${SCHEMA}#/properties/note/format: applies to values of type "integer" or "number", but the type here is string`,
      `${SCHEMA}#/properties/count/maxLength: applies to values of type "string", but the type here is integer, null`,
      `${SCHEMA}#/properties/count/format: applies to values of type "string", but the type here is integer, null`,
    ],
  ],
  [
    'a keyword of another type in a condition and in allOf',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        Object.assign(schema, ifThen({ properties: { note: { minimum: 1 } } }, { required: ['note'] }));
        schema.properties.note.allOf = [{ minItems: 1 }];
      }),
    [
      `${SCHEMA}#/properties/note/allOf/0/minItems: applies to values of type "array", but the type here is string`,
      `${SCHEMA}#/if/properties/note/minimum: applies to values of type "integer" or "number", but the type here is string`,
    ],
  ],
  [
    'a condition by halves',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        schema.if = { required: ['note'] };
        Object.assign(schema.properties.note, ifThen(true, { minLength: 1 }), { else: { minLength: 2 } });
        delete schema.properties.note.if;
      }),
    [
      `${SCHEMA}#/if: decides nothing without "then" or "else" beside it`,
      `${SCHEMA}#/properties/note/then: has no effect without "if" beside it`,
      `${SCHEMA}#/properties/note/else: has no effect without "if" beside it`,
    ],
  ],
  [
    'a required name that "properties" lacks',
    (tree) => tree.edit(SCHEMA, (schema) => schema.required.push('noet', 'sender')),
    [
      `${SCHEMA}#/required/1: "noet" is not in "properties"; did you mean "note"?`,
      `${SCHEMA}#/required/2: "sender" is not in "properties"; describe it there`,
    ],
  ],
  [
    'a required name that no properties around a condition have',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        Object.assign(schema, ifThen({ required: ['id'] }, { required: ['noet'] }));
      }),
    [`${SCHEMA}#/then/required/0: "noet" is not in "properties"; did you mean "note"?`],
  ],
  [
    'an array that says nothing of its items',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.type = ['array', 'null'])),
    [`${SCHEMA}#/properties/note: is an array without "items"; say what it holds`],
  ],
  [
    'uniqueItems over items that need comparing in depth',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        const items = { type: ['string', 'null'] };
        schema.properties.list = { description: 'A list.', type: 'array', uniqueItems: true, items };
        schema.properties.deep = {
          description: 'A list.',
          type: 'array',
          uniqueItems: true,
          items: { type: 'object' },
        };
      }),
    [
      `${SCHEMA}#/properties/list/uniqueItems: needs "items" with a scalar "type" beside it`,
      `${SCHEMA}#/properties/deep/uniqueItems: needs "items" with a scalar "type" beside it`,
    ],
  ],
  [
    'constants that no value can be or that no code is made for',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        schema.properties.note.enum = ['a', 1, 'a', ['a'], null];
        schema.properties.none = { description: 'None.', enum: [] };
        schema.properties.half = { description: 'Half.', type: 'integer', const: 0.5 };
        schema.properties.object = { description: 'An object.', const: {} };
      }),
    [
      `${SCHEMA}#/properties/note/enum/1: 1 is not of the type beside it, string`,
      `${SCHEMA}#/properties/note/enum/3: must be a string, number, boolean or null; describe an object or array by "properties" or "items"`,
      `${SCHEMA}#/properties/note/enum/4: null is not of the type beside it, string`,
      `${SCHEMA}#/properties/note/enum/2: "a" stands here a second time`,
      `${SCHEMA}#/properties/none/enum: must have at least one value`,
      `${SCHEMA}#/properties/half/const: 0.5 is not of the type beside it, integer`,
      `${SCHEMA}#/properties/object/const: must be a string, number, boolean or null; describe an object or array by "properties" or "items"`,
    ],
  ],
  [
    'names that do harm',
    (tree) =>
      tree.write(
        SCHEMA,
        tree
          .read(SCHEMA)
          .replaceAll('"note"', '"hasOwnProperty"')
          .replace('"id": {', '"__proto__": { "description": "It.", "type": "string" }, "id": {')
          .replace(
            '["id"]',
            '["id", "__proto__"], "$defs": { "__proto__": { "title": "LiveGreetingProto" , "description": "It.", "type": "string" } }',
          ),
      ),
    [
      `${SCHEMA}#/$defs/__proto__: must have a key in snake_case or kebab-case`,
      `${SCHEMA}#/properties/__proto__: "__proto__" sets the prototype of an object in JavaScript; choose another name`,
      `${SCHEMA}#/properties/hasOwnProperty: "hasOwnProperty" hides a method that tools call on objects, the one that makes the types among them; choose another name`,
      `${SCHEMA}#/$defs/__proto__: "__proto__" sets the prototype of an object in JavaScript; choose another name`,
      `${SCHEMA}#/required/1: "__proto__" sets the prototype of an object in JavaScript; choose another name`,
    ],
  ],
  [
    'definitions that nothing uses, or under no proper key',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        const entry = (key: string, more: object) => ({
          title: `LiveGreeting${key}`,
          description: 'It.',
          type: 'object',
          ...more,
        });
        schema.properties.note = { $ref: '#/$defs/my Note' };
        schema.$defs = {
          'my Note': entry('My Note', {}),
          unused: entry('Unused', { properties: { again: { $ref: '#/$defs/unused' } } }),
          'a_b-c': entry('ABC', {}),
        };
      }),
    [
      `${SCHEMA}#/$defs/my Note: must have a key in snake_case or kebab-case`,
      `${SCHEMA}#/$defs/unused: is not used; refer to it with { "$ref": "#/$defs/unused" } or remove it`,
      `${SCHEMA}#/$defs/a_b-c: must have a key in snake_case or kebab-case`,
    ],
  ],
  [
    'a default and an example that the schema rejects',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        schema.properties.note.default = 5;
        schema.properties.next = { description: 'The next.', allOf: [{ $ref: '#' }], default: { note: 'x' } };
        schema.examples = [{ id: 'first' }, { id: 1 }, {}];
      }),
    [
      `${SCHEMA}#/properties/note/default: the value must be a string, not a number`,
      `${SCHEMA}#/properties/next/default: /id is required`,
      `${SCHEMA}#/examples/1: /id must be a string, not a number`,
      `${SCHEMA}#/examples/2: /id is required`,
    ],
  ],
  [
    'a contract of any value',
    (tree) =>
      tree.edit(SCHEMA, (schema) => {
        for (const key of ['type', 'properties', 'required']) delete schema[key];
      }),
    [`${SCHEMA}: says nothing that a type could say; give it a "type"`],
  ],
]);
