import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { readTree } from '../../scripts/lib/tree.js';
import { createCompiler } from '../../scripts/lib/validators/compile.js';
import { prepareSchema } from '../../scripts/lib/validators/prepare-schema.js';
import { toModule } from '../../scripts/lib/validators/to-module.js';
import { formats } from '../../src/formats.js';
import { root } from '../lib/root.js';
import { makeTree, SCHEMA } from '../lib/tree.js';

const tree = readTree(root);

describe('prepareSchema', () => {
  test('accepts and rejects the same fixtures as the published schema does in plain ajv', () => {
    const ajv = new Ajv2020({ strict: false, strictNumbers: true, ownProperties: true, formats });
    for (const { schema } of tree.contracts) ajv.addSchema(schema);
    const compiler = createCompiler(tree);
    const differing = tree.contracts.flatMap((contract) => {
      const plain = ajv.getSchema(contract.url);
      const prepared = compiler.validatorOf(contract);
      const { valid, rejected } = contract.fixtures;
      return [...valid, ...rejected].filter(({ value }) => plain?.(value) !== prepared(value)).map(({ file }) => file);
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
        // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
        { if: branch('a'), then: oneOf[0] },
        // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
        { if: branch('b'), then: oneOf[1] },
      ],
    });
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

  test('refuses code of another form than it knows', () => {
    expect(() => toModule('module.exports = validate1', contract)).toThrow('no longer starts as expected');
  });
});
