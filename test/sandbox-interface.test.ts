import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolveRef } from '../src/source/resolve.js';
import type { Schema } from '../src/source/schema.js';
import { type Contract, readTree } from '../src/source/tree.js';
import { root } from './lib/root.js';
import { type Located, structureOf } from './lib/structure-of.js';

/** The structure of the published interface, contract 1.1: each function's schemas with refs followed and words left out. */
const published: Record<string, { request: Schema; response: Schema }> = JSON.parse(
  readFileSync(join(root, 'test/data/sandbox-interface-1.1.json'), 'utf8'),
);
const manifest = JSON.parse(readFileSync(join(root, 'manifests/rpc/sandbox.v1.json'), 'utf8'));
const tree = readTree(root);

/** A schema of a contract, whose refs lead into the tree. */
const locate = (contract: Contract, schema: Schema): Located => ({
  schema,
  resolve: (ref) => {
    const target = resolveRef(tree, contract, ref);
    if (!target) throw new Error(`${ref} does not resolve`);
    return locate(target.contract, target.schema);
  },
});

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
      expect(structureOf(locate(contract, contract.schema))).toEqual(published[operation]?.[side]);
    });
  },
);
