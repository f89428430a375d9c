import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from 'openvibe-contracts';
import { errorCodes, functions } from 'openvibe-contracts/rpc';
import { expect, test } from 'vitest';
import { root } from '../lib/root.js';

const manifest = JSON.parse(readFileSync(join(root, 'manifests/rpc/sandbox.v1.json'), 'utf8'));

test('functions and error codes are those of the manifest', () => {
  expect(functions).toEqual(manifest.functions);
  expect(errorCodes).toEqual(manifest.errorCodes);
  expect([functions.length, errorCodes.length]).toEqual([23, 26]);
});

test('the contracts that functions name exist', () => {
  const names = functions.flatMap(({ request, response }) => [contract(request).name, contract(response).name]);
  expect(names).toHaveLength(46);
});

test('they cannot be changed, however deep', () => {
  const parts = [functions, errorCodes, ...functions, ...errorCodes, ...functions.map(({ errors }) => errors)];
  const examples = functions.flatMap(({ example }) => [example, ...Object.values(example)]);
  expect([...parts, ...examples].filter((part) => !Object.isFrozen(part))).toEqual([]);
});
