import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { contracts } from 'openvibe-contracts';
import { expect, inject, test } from 'vitest';
import { parseName, pathOf } from '../../src/source/names.js';

const consumer = inject('consumer');
const tarballs = readdirSync(consumer).filter((file) => file.endsWith('.tgz'));

/** The first contract of each domain: the others differ in their schemas alone, and test:runtimes compiles all. */
const some = contracts.filter(({ domain }, i) => contracts[i - 1]?.domain !== domain);

/** Each subpath that `exports` has, and members of each family. */
const subpaths = [
  ...['.', './rpc', './capabilities', './testing', './package.json'],
  ...some.flatMap(({ name }) => {
    const id = parseName(name);
    return id ? [`./validators/${pathOf(id)}`] : [];
  }),
  ...['./schemas/platform/job.v1.json', './fixtures/platform/job.v1/valid/minimal.json', './openapi/live.json'],
  ...readdirSync(join(consumer, 'node_modules/openvibe-contracts/vocabulary')).map((file) => `./vocabulary/${file}`),
];

test('arethetypeswrong finds nothing wrong, in any subpath, by any way of resolving it', async () => {
  const [tarball = ''] = tarballs;
  const data = createPackageFromTarballData(new Uint8Array(readFileSync(join(consumer, tarball))));
  const result = await checkPackage(data, { entrypoints: subpaths });
  if (result.types === false) throw new Error('the package has no types');
  expect(result.problems).toEqual([]);
  expect(Object.keys(result.entrypoints)).toEqual(subpaths);
  const unresolved = Object.values(result.entrypoints).flatMap(({ subpath, resolutions }) =>
    Object.values(resolutions).flatMap(({ resolution, resolutionKind }) =>
      resolution === undefined ? [`${subpath} by ${resolutionKind}`] : [],
    ),
  );
  expect(unresolved).toEqual([]);
});

test('is asked of each kind of subpath', () => {
  const manifest = JSON.parse(readFileSync(join(consumer, 'node_modules/openvibe-contracts/package.json'), 'utf8'));
  const kinds = subpaths.map((subpath) => subpath.replace(/^(\.\/\w+\/).*$/, '$1*'));
  expect(new Set(kinds)).toEqual(new Set(Object.keys(manifest.exports)));
  expect(subpaths).toContain('./validators/live/agent-sandbox-worker-request.v1');
});
