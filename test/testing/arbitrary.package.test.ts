import { createRequire } from 'node:module';
import fc from 'fast-check';
import { type ContractTypes, validate } from 'openvibe-contracts';
import { arbitrary } from 'openvibe-contracts/testing';
import { describe, expect, expectTypeOf, inject, test } from 'vitest';
import { root } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';

describe('fast-check', () => {
  const TO_DO =
    'fast-check cannot be loaded from here; install it (npm install --save-dev fast-check) and hand it in: arbitrary(name, fc)\n';

  test('is found by itself in Node.js, and what it gives works with a copy that was imported', () => {
    // vitest reads the package as a bundler does, since the project is the package; Node.js reads it here.
    const require = createRequire(import.meta.url);
    const testing: typeof import('openvibe-contracts/testing') = require('openvibe-contracts/testing');
    const found = testing.arbitrary('platform.job@1');
    expectTypeOf(found).toEqualTypeOf<fc.Arbitrary<ContractTypes['platform.job@1']>>();
    fc.assert(fc.property(found, (job) => validate('platform.job@1', job).valid));
    const required: typeof fc = require('fast-check');
    expect(required).not.toBe(fc);
    required.assert(required.property(arbitrary('platform.job@1', fc), (job) => validate('platform.job@1', job).valid));
  });

  test('is found by an import, too', () => {
    const script = `import fc from 'fast-check';
import { arbitrary } from 'openvibe-contracts/testing';
console.log(fc.check(fc.property(arbitrary('platform.job@1'), ({ id }) => id.length < 0)).failed);`;
    expect(runNode(root, '--input-type=module', '--eval', script)).toEqual({ code: 0, stdout: 'true\n', stderr: '' });
  });

  test('is not needed for the rest, and asked for by name where it is missing', () => {
    const script = `const { arbitrary, fixtures, sample } = require('openvibe-contracts/testing');
fixtures('platform.job@1'); sample('platform.job@1');
try { arbitrary('platform.job@1'); } catch ({ message }) { console.log(message); }`;
    expect(runNode(inject('consumer'), '--eval', script)).toEqual({
      code: 0,
      stdout: TO_DO,
      stderr: '',
    });
  });

  test('is to be handed in where nothing can be loaded in the middle of a call', () => {
    const script = `import { arbitrary } from './node_modules/openvibe-contracts/dist/testing.js';
try { arbitrary('platform.job@1'); } catch ({ message }) { console.log(message); }`;
    expect(runNode(inject('consumer'), '--input-type=module', '--eval', script).stdout).toBe(TO_DO);
  });
});
