import { type ContractName, contract, contracts, validate } from 'openvibe-contracts';
import { expect, test } from 'vitest';
import { readTree } from '../../src/source/tree.js';
import { root } from '../lib/root.js';

const broken = (name: ContractName, value: unknown) =>
  validate(name, value, { rules: true }).errors.map(({ path, message }) => `${name}${path} ${message}`);

test('the examples of the schemas break no rule', () => {
  const examples = contracts.flatMap(({ name }) =>
    ((contract(name).schema.examples ?? []) as unknown[]).map((value) => ({ name, value })),
  );
  expect(examples.length).toBeGreaterThanOrEqual(10);
  expect(examples.flatMap(({ name, value }) => broken(name, value))).toEqual([]);
});

test('the examples of the manifests break no rule', () => {
  const functions = readTree(root).manifests.flatMap(({ kind, value }) =>
    kind === 'rpc' ? (value as { functions: { request: ContractName; example: unknown }[] }).functions : [],
  );
  expect(functions.length).toBe(23);
  expect(functions.flatMap(({ request, example }) => broken(request, example))).toEqual([]);
});
