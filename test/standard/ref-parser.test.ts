import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import $RefParser from '@apidevtools/json-schema-ref-parser';
import { contract, contracts } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/root.js';

const ORIGIN = 'https://openvibe.network/contracts/';
const schemas = join(root, 'schemas/');

/** As docs/guides/other-languages.md shows it. */
const fromPackage = {
  order: 1,
  canRead: ({ url }: { url: string }) => url.startsWith(ORIGIN),
  read: ({ url }: { url: string }) => readFile(schemas + url.slice(ORIGIN.length), 'utf8'),
};

const refersOut = contracts.filter(({ name }) => /"\$ref":"[^#]/.test(JSON.stringify(contract(name).schema)));
const fileOf = ({ id }: { id: string }): string => schemas + id.slice(ORIGIN.length);

/** Stands where the parser would go to the network, and notes what it asks for. */
const network = () => {
  const asked: string[] = [];
  const read = ({ url }: { url: string }): never => {
    asked.push(url);
    throw new Error('there is no network here');
  };
  return { asked, http: { order: 2, canRead: ({ url }: { url: string }) => url.startsWith('http'), read } };
};

describe('json-schema-ref-parser', () => {
  test('asks the network for what a published schema refers to', async () => {
    expect(refersOut.length).toBeGreaterThan(10);
    for (const each of refersOut) {
      const { asked, http } = network();
      await expect($RefParser.dereference(fileOf(each), { resolve: { http } })).rejects.toThrow(
        `Error reading file "${ORIGIN}`,
      );
      expect(asked.filter((url) => !url.startsWith(ORIGIN))).toEqual([]);
      expect(asked.length).toBeGreaterThan(0);
    }
  });

  test('finds it in the package, once told to', async () => {
    const { asked, http } = network();
    const options = { resolve: { http, contracts: fromPackage } };
    for (const each of contracts)
      expect(JSON.stringify(await $RefParser.dereference(fileOf(each), options))).not.toContain('"$ref"');
    expect(asked).toEqual([]);
  });

  test('needs nothing for bundles', async () => {
    const { asked, http } = network();
    for (const { name } of contracts) {
      const bundle = contract(name)['~standard'].jsonSchema.input({ target: 'draft-2020-12' });
      expect(JSON.stringify(await $RefParser.dereference(bundle, { resolve: { http } }))).not.toContain('"$ref"');
    }
    expect(asked).toEqual([]);
  });
});

test.each(refersOut)("Sourcemeta's jsonschema finds what $name refers to by --resolve", (each) => {
  const jsonschema = (...options: string[]) =>
    spawnSync(join(root, 'node_modules/.bin/jsonschema'), ['validate', fileOf(each), valid, ...options]).status;
  const valid = join(root, 'fixtures', each.id.slice(ORIGIN.length, -'.json'.length), 'valid');
  expect(jsonschema()).not.toBe(0);
  expect(jsonschema('--resolve', schemas)).toBe(0);
});
