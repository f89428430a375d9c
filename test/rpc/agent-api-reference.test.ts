import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { type AgentApiFunction, agentApiReference, functions } from 'openvibe-contracts/rpc';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/engine/formats.js';
import type { Schema } from '../../src/source/schema.js';
import { casesOf } from '../lib/fixture-cases.js';
import { root } from '../lib/root.js';
import { type Located, structureOf } from '../lib/structure-of.js';

/** The structure of the published interface, contract 1.1. */
const published: Record<string, Record<Side, Schema>> = JSON.parse(
  readFileSync(join(root, 'test/data/sandbox-interface-1.1.json'), 'utf8'),
);

type Side = 'request' | 'response';
const SIDES: Side[] = ['request', 'response'];

const reference = agentApiReference();
const entries = functions.map((entry) => ({ ...entry, operation: entry.id.replace(/^sandbox::/, '') }));

function entryOf(name: string): AgentApiFunction {
  const entry = reference.functions.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`${name} is not in the reference`);
  return entry;
}

/** A part of a schema of the reference, whose refs lead to the definitions beside it. */
const locate = (whole: Schema, schema: Schema): Located => ({
  schema,
  resolve: (ref) => {
    const [, key = ''] = /^#\/definitions\/(\w+)$/.exec(ref) ?? [];
    const target = (whole.definitions as Record<string, Schema>)[key];
    if (!target) throw new Error(`${ref} does not resolve`);
    return locate(whole, target);
  },
});

test('has the published form: all functions by the names of the adapter, sorted, and no trigger', () => {
  expect(Object.keys(reference)).toEqual(['functions', 'triggers']);
  expect(reference.triggers).toEqual([]);
  expect(reference.functions.map(({ name }) => name)).toEqual(
    Object.keys(published)
      .map((operation) => `sandbox-libkrun::${operation}`)
      .sort(),
  );
  for (const entry of reference.functions) {
    expect(Object.keys(entry)).toEqual(['name', 'description', 'metadata', 'request_schema', 'response_schema']);
    expect(entry.metadata).toEqual({});
    expect(entry.description.length).toBeGreaterThan(10);
  }
});

describe.each(entries)('$adapterId', ({ adapterId, operation, ...contracts }) => {
  test.each(SIDES)('has the structure of the published %s', (side) => {
    const schema = entryOf(adapterId)[`${side}_schema`];
    expect(structureOf(locate(schema, schema))).toEqual(published[operation]?.[side]);
  });

  test.each(SIDES)('has a %s in draft-07 that stands alone and validates the fixtures as the contract does', (side) => {
    const schema = entryOf(adapterId)[`${side}_schema`];
    expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
    expect(JSON.stringify(schema)).not.toMatch(/"(?:\$defs|\$id|const|x-[a-z-]+)":|"\$ref":"(?!#)/);
    // Strict but for a list of types, which the published form uses for what may be null.
    const accepts = new Ajv({ strict: true, allowUnionTypes: true, formats }).compile(schema);
    const [valid, rejected] = [casesOf(contracts[side], 'valid'), casesOf(contracts[side], 'rejected')];
    expect(valid.filter(([, value]) => !accepts(value)).map(([name]) => name)).toEqual([]);
    expect(rejected.filter(([, value]) => accepts(value)).map(([name]) => name)).toEqual([]);
    expect(Math.min(valid.length, rejected.length)).toBeGreaterThan(0);
  });
});

test('is made anew at each call, so that what one caller changes no other one sees', () => {
  const mine = agentApiReference();
  mine.functions[0]?.request_schema && Object.assign(mine.functions[0].request_schema, { type: 'null' });
  mine.functions.length = 1;
  expect(agentApiReference()).toEqual(reference);
});
