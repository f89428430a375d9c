import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolveRef } from '../scripts/lib/resolve.js';
import type { Schema } from '../scripts/lib/schema.js';
import { type Contract, readTree } from '../scripts/lib/tree.js';
import { root } from './lib/root.js';

/** The structure of the published interface, contract 1.1: each function's schemas with refs followed and words left out. */
const published: Record<string, { request: Schema; response: Schema }> = JSON.parse(
  readFileSync(join(root, 'test/data/sandbox-interface-1.1.json'), 'utf8'),
);
const manifest = JSON.parse(readFileSync(join(root, 'manifests/rpc/sandbox.v1.json'), 'utf8'));
const tree = readTree(root);

const WORDS = new Set(['$schema', '$id', '$defs', 'title', 'description', 'examples', 'x-contract', 'x-rules']);

/** A schema in the form of the published structure: one spelling for each thing that can be said in two ways. */
function structureOf(contract: Contract, schema: Schema): Schema {
  if (typeof schema.$ref === 'string') {
    const target = resolveRef(tree, contract, schema.$ref);
    if (!target) throw new Error(`${schema.$ref} does not resolve`);
    return structureOf(target.contract, target.schema);
  }
  const inner = (child: unknown): Schema => structureOf(contract, child as Schema);
  const structure = Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !WORDS.has(keyword))
      .map(([keyword, value]): [string, unknown] => {
        if (keyword === 'type') return ['type', [value].flat().sort()];
        if (keyword === 'const') return ['enum', [value]];
        if (keyword === 'required') return ['required', [...(value as string[])].sort()];
        if (keyword === 'items' || keyword === 'additionalProperties') return [keyword, inner(value)];
        if (keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'allOf')
          return [keyword, (value as []).map(inner)];
        if (keyword !== 'properties') return [keyword, value];
        return [
          keyword,
          Object.fromEntries(Object.entries(value as Schema).map(([key, child]) => [key, inner(child)])),
        ];
      }),
  );
  const { allOf, ...rest } = structure;
  return Array.isArray(allOf) && allOf.length === 1 ? { ...rest, ...allOf[0] } : structure;
}

function contractOf(name: string): Contract {
  const contract = tree.contracts.find((candidate) => candidate.name === name);
  if (!contract) throw new Error(`there is no contract ${name}`);
  return contract;
}

test('the manifest names the 23 functions of the published interface, and which of them the router serves', () => {
  const ids = manifest.functions.map(({ id }: { id: string }) => id.replace(/^sandbox::/, ''));
  expect([...ids].sort()).toEqual(Object.keys(published).sort());
  expect(ids).toHaveLength(23);
  const routed = manifest.functions.filter((entry: { routed: boolean }) => entry.routed);
  const withToken = manifest.functions.filter((entry: { token: boolean }) => entry.token);
  expect([routed.length, withToken.length, manifest.errorCodes.length]).toEqual([16, 6, 26]);
});

describe.each(manifest.functions as { id: string; adapterId: string; request: string; response: string }[])(
  '$id',
  ({ id, adapterId, request, response }) => {
    const operation = id.replace(/^sandbox::/, '');

    test('has its names by the rule', () => {
      const base = `sandbox.${operation.replaceAll('::', '-')}`;
      expect({ adapterId, request, response }).toEqual({
        adapterId: `sandbox-libkrun::${operation}`,
        request: `${base}-request@1`,
        response: `${base}-response@1`,
      });
    });

    test.each([
      ['request', request],
      ['response', response],
    ] as const)('takes the %s that is published', (side, name) => {
      const contract = contractOf(name);
      expect(structureOf(contract, contract.schema)).toEqual(published[operation]?.[side]);
    });
  },
);
