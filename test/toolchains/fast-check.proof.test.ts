import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contracts } from 'openvibe-contracts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ownFolder } from '../lib/own-folder.js';
import { root } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';

const { peerDependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const range: string = peerDependencies['fast-check'];

/** The first version of each major in the range, one that many have, and the newest. */
const lowest = range.split(' || ').map((each) => each.replace('^', ''));
const versions = [...lowest, '3.23.2', devDependencies['fast-check']].sort();

const consumer = inject('consumer');
const tarball = readdirSync(consumer).find((file) => file.endsWith('.tgz'));
if (tarball === undefined) throw new Error('the consumer holds no tarball; run this with --project proofs');

const VALUES = 100;

/** Prints how many values of each contract are valid and plain, and to what three properties shrink. */
const PROGRAM = `const fc = require('fast-check');
const { arbitrary } = require('openvibe-contracts/testing');
const { contracts, validate } = require('openvibe-contracts');
const isPlain = (value) => typeof value !== 'object' || value === null ||
  ((Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) && Object.values(value).every(isPlain));
const good = contracts.map(({ name }) => fc
  .sample(arbitrary(name), { numRuns: ${VALUES}, seed: 7 })
  .filter((value) => validate(name, value, { rules: true }).valid && isPlain(value)).length);
const smallest = (name, holds) =>
  fc.check(fc.property(arbitrary(name, fc), holds), { seed: 20261130, numRuns: 1000 }).counterexample[0];
console.log(JSON.stringify({ good, smallest: [
  smallest('sandbox.create-request@1', ({ env }) => env === undefined),
  smallest('sandbox.exec-request@1', ({ env }) => !(Array.isArray(env) && env.length > 1)),
  smallest('sandbox.env@1', (value) => Array.isArray(value)),
] }));
`;

const TYPED = `import fc from 'fast-check';
import { arbitrary } from 'openvibe-contracts/testing';
import type { PlatformJob } from 'openvibe-contracts';
export const found: fc.Arbitrary<PlatformJob> = arbitrary('platform.job@1');
export const given: fc.Arbitrary<PlatformJob> = arbitrary('platform.job@1', fc);
// @ts-expect-error: the type is not any
export const wrong: fc.Arbitrary<symbol> = arbitrary('platform.job@1', fc);
`;

type Resolution = 'node' | 'nodenext';

const compile = (folder: string, text: string, resolution: Resolution = 'nodenext'): string => {
  writeFileSync(join(folder, 'typed.ts'), text);
  const module = ['--module', resolution === 'node' ? 'commonjs' : resolution, '--moduleResolution', resolution];
  const options = ['--strict', '--noEmit', '--esModuleInterop', '--target', 'es2022', ...module];
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  return runNode(folder, tsc, ...options, '--skipLibCheck', 'false', 'typed.ts').stdout;
};

describe.each(versions)('beside fast-check %s', (version) => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-fast-check-'));
    writeFileSync(join(folder, 'package.json'), '{ "name": "project", "private": true }\n');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('the package installs, where the project had it before', () => {
    const npm = (...args: string[]) =>
      spawnSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...args], {
        cwd: folder,
        encoding: 'utf8',
      });
    expect(npm('--save-dev', `fast-check@${version}`).status).toBe(0);
    const { status, stderr } = npm(join(consumer, tarball));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    execFileSync('npm', ['ls'], { cwd: folder });
    expect(JSON.parse(readFileSync(join(folder, 'node_modules/fast-check/package.json'), 'utf8')).version).toBe(
      version,
    );
  });

  test('the arbitraries of all contracts give valid values, and shrink', () => {
    const { stdout, stderr } = runNode(folder, '--eval', PROGRAM);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      good: contracts.map(() => VALUES),
      smallest: [{ image: '', env: [] }, { sandbox_id: '', cmd: 'a', env: ['a=', 'a='] }, {}],
    });
  });

  test('TypeScript finds its types, those of libraries checked', () => {
    // In fast-check 2.14 itself the newer way of looking finds no types.
    expect(compile(folder, TYPED, version === lowest[0] ? 'node' : 'nodenext')).toBe('');
  });
});

test('the range names the first version of each major that it takes', () => {
  expect(lowest).toEqual(['2.14.0', '3.0.0', '4.0.0']);
});

test('without it, a program that uses the entry compiles, types of libraries checked', () => {
  const folder = ownFolder();
  const text = `import { arbitrary, sample } from 'openvibe-contracts/testing';
export const job: string = sample('platform.job@1').class;
export const jobs = arbitrary('platform.job@1');
`;
  expect(compile(folder, text)).toBe('');
});
