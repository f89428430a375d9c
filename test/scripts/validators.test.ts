import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { compilerOf } from '../../src/compile/compile.js';
import { prepareSchema } from '../../src/compile/prepare-schema.js';
import { toModule } from '../../src/compile/to-module.js';
import { formats } from '../../src/engine/formats.js';
import { accepts, validateWith } from '../../src/engine/validate-with.js';
import { readTree } from '../../src/source/tree.js';
import { root } from '../lib/root.js';
import { makeTree, SCHEMA } from '../lib/tree.js';

const tree = readTree(root);

// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
const ifTagged = (branch: object) => ({ if: branch, then: branch });

describe('prepareSchema', () => {
  test('accepts and rejects the same fixtures as the published schema does in plain ajv', () => {
    const ajv = new Ajv2020({ strict: false, strictNumbers: true, ownProperties: true, formats });
    for (const { schema } of tree.contracts) ajv.addSchema(schema);
    const compiler = compilerOf(tree);
    const differing = tree.contracts.flatMap((contract) => {
      const plain = ajv.getSchema(contract.url);
      const prepared = compiler.validatorOf(contract);
      const { valid, rejected } = contract.fixtures;
      return [...valid, ...rejected]
        .filter(({ value }) => plain?.(value) !== accepts(prepared, value))
        .map(({ file }) => file);
    });
    expect(differing).toEqual([]);
  });

  const prepared = (change: (schema: Record<string, unknown>) => void): unknown => {
    const made = makeTree();
    made.edit(SCHEMA, (schema) => {
      for (const key of Object.keys(schema)) delete schema[key];
      change(schema);
    });
    const [contract] = readTree(made.root).contracts;
    if (!contract) throw new Error('no contract');
    return prepareSchema(readTree(made.root), contract);
  };

  test('leaves out what only people read, but no property of such a name', () => {
    const words = { title: 'T', description: 'D', default: 1, examples: [1], deprecated: true, 'x-contract': {} };
    expect(prepared((schema) => Object.assign(schema, words, { properties: { title: words } }))).toEqual({
      properties: { title: {} },
    });
  });

  test('turns a union by type into a condition for each branch that says more than its type', () => {
    const anyOf = [{ type: 'string', maxLength: 3 }, { type: ['integer', 'null'] }];
    expect(prepared((schema) => Object.assign(schema, { anyOf }))).toEqual({
      allOf: [
        { unionTypes: { types: ['string', 'integer', 'null'], described: 'a string, an integer or null' } },
        // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
        { if: { type: ['string'] }, then: anyOf[0] },
      ],
    });
  });

  test('turns a union by tag into a list of tags and a condition for each', () => {
    const branch = (kind: string) => ({ type: 'object', properties: { kind: { const: kind } }, required: ['kind'] });
    const oneOf = [branch('a'), branch('b')];
    const allOf = [{ minProperties: 1 }];
    expect(prepared((schema) => Object.assign(schema, { oneOf, allOf }))).toEqual({
      allOf: [
        { minProperties: 1 },
        { type: 'object', properties: { kind: { enum: ['a', 'b'] } }, required: ['kind'] },
        ifTagged(branch('a')),
        ifTagged(branch('b')),
      ],
    });
  });

  test('finds a tag of any name', () => {
    const branch = (kind: string) => ({
      type: 'object',
      properties: { constructor: { const: kind } },
      required: ['constructor'],
    });
    const other = { type: 'object', properties: { size: { type: 'string' } }, required: ['constructor'] };
    expect(JSON.stringify(prepared((schema) => Object.assign(schema, { oneOf: [branch('a'), branch('b')] })))).toBe(
      JSON.stringify({
        allOf: [
          { type: 'object', properties: { constructor: { enum: ['a', 'b'] } }, required: ['constructor'] },
          ifTagged(branch('a')),
          ifTagged(branch('b')),
        ],
      }),
    );
    expect(() => prepared((schema) => Object.assign(schema, { oneOf: [other, other] }))).toThrow(UNREADABLE('oneOf'));
  });

  test.each(['anyOf', 'oneOf'])('refuses a union in %s that nothing tells apart', (keyword) => {
    const readable = { anyOf: [{ type: 'string' }, { type: 'null' }], oneOf: [{ type: 'string' }, { type: 'null' }] };
    const branches = [{ type: 'string' }, { type: 'string' }];
    expect(() => prepared((schema) => Object.assign(schema, readable, { [keyword]: branches }))).toThrow(
      UNREADABLE(keyword),
    );
  });
});

const UNREADABLE = (keyword: string): string =>
  `${SCHEMA}: nothing tells the branches of a union in "${keyword}" apart`;

describe('unions inside unions', () => {
  const tagged = (key: string, value: string, rule: object) => ({
    type: 'object',
    properties: { [key]: { const: value }, size: rule },
    required: [key],
  });
  const short = { type: 'string', maxLength: 1 };
  const shapes = {
    oneOf: [tagged('shape', 'dot', { type: 'integer' }), tagged('shape', 'text', { anyOf: [short, { type: 'null' }] })],
  };
  const whole = { anyOf: [{ anyOf: [short, { type: 'null' }] }, shapes, { type: 'array', items: shapes }] };
  const both = {
    anyOf: [short, { type: ['integer', 'null'] }],
    oneOf: [{ type: 'string' }, { type: 'integer', minimum: 1 }],
  };

  test.each<[string, object, unknown, string[]]>([
    ['the inner type', whole, 'a', []],
    ['the inner null', whole, null, []],
    ['the inner tag', whole, { shape: 'dot', size: 1 }, []],
    ['a type of no branch', whole, 1, ['type']],
    ['an error of the inner branch', whole, 'ab', ['maxLength']],
    ['a tag of no branch', whole, { shape: 'line' }, ['/shape enum']],
    ['an error of a tagged branch', whole, { shape: 'dot', size: 'a' }, ['/size type']],
    ['an error two unions down', whole, { shape: 'text', size: 'ab' }, ['/size maxLength']],
    ['an error in an item', whole, [{ shape: 'text', size: 1 }], ['/0/size type']],
    ['what anyOf and oneOf both accept', both, 1, []],
    ['what only anyOf accepts', both, null, ['type']],
    ['an error of oneOf', both, 0, ['minimum']],
    ['an error of anyOf', both, 'ab', ['maxLength']],
  ])('validate %s', (_what, rules, value, errors) => {
    const made = makeTree();
    made.edit(SCHEMA, (schema) => {
      delete schema.type;
      Object.assign(schema, rules);
      delete schema.properties;
      delete schema.required;
    });
    const unions = readTree(made.root);
    const [contract] = unions.contracts;
    if (!contract) throw new Error('no contract');
    const result = validateWith(compilerOf(unions).validatorOf(contract), value);
    expect(result.errors.map(({ path, keyword }) => `${path} ${keyword}`.trim())).toEqual(errors);
    const plain = new Ajv2020({ strict: false, formats }).compile(contract.schema);
    expect(result.valid).toBe(plain(value));
  });
});

describe('toModule', () => {
  const contract = tree.contracts[0];
  if (!contract) throw new Error('no contract');
  const start = '"use strict";export const validate = validate1;export default validate1;';
  const body = (code: string): string => code.slice(code.indexOf('export const check'));

  test('exports the check, writes values in place and takes helpers from src', () => {
    const code = `${start}const schema1 = {"properties":{"a-b":{"enum":["x",";const "]}}};const func0 = require("ajv/dist/runtime/ucs2length").default;function validate1(data){if(func0(data) > 64){return {allowed: schema1.properties["a-b"].enum}}}`;
    expect(body(toModule(code, contract))).toBe(
      'export const check: Check = validate1;function validate1(data){if(hasMoreCodePoints(data, 64)){return {allowed: ["x",";const "]}}}\n',
    );
  });

  test('refuses code that would load something', () => {
    const code = `${start}const func0 = require("ajv/dist/runtime/equal").default;function validate1(data){}`;
    expect(() => toModule(code, contract)).toThrow(
      `${contract.file}: the code generated for it still contains require("ajv/dist/runtime/equal")`,
    );
  });

  test('refuses code that reads from a schema what is not there', () => {
    const code = `${start}const schema1 = {"enum":["x"]};function validate1(data){return schema1.enum["a;b"]}`;
    expect(() => toModule(code, contract)).toThrow(`ajv's code reads .enum["a;b"] of a schema, where nothing stands`);
  });

  test('refuses code of another form than it knows', () => {
    expect(() => toModule('module.exports = validate1', contract)).toThrow('no longer starts as expected');
  });
});

test('what the compiler throws names the file', () => {
  const made = makeTree();
  made.edit(SCHEMA, (schema) => (schema.properties.note.minimum = 'one'));
  expect(() => compilerOf(readTree(made.root))).toThrow(
    expect.objectContaining({ name: 'ScriptError', message: expect.stringMatching(`^${SCHEMA}: .*minimum`) }),
  );
});
