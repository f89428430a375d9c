import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractName, contract, contracts, UnknownContractError } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import { root } from './lib/root.js';

describe('contract', () => {
  test('gives the metadata of its schema', () => {
    const {
      schema,
      rules,
      validate,
      is,
      assertValid,
      '~standard': standard,
      ...info
    } = contract('sandbox-provider.job-create-request@1');
    expect(info).toStrictEqual({
      name: 'sandbox-provider.job-create-request@1',
      domain: 'sandbox-provider',
      major: 1,
      version: '1.0.0',
      owner: 'run',
      visibility: 'internal',
      status: 'planned',
      compatibility: 'backward',
      decision: 'ADR-034',
      id: 'https://openvibe.network/contracts/sandbox-provider/job-create-request.v1.json',
      title: 'SandboxProviderJobCreateRequest',
      deprecated: false,
    });
  });

  test('gives the schema as published', () => {
    const file = readFileSync(join(root, 'schemas/platform/job.v1.json'), 'utf8');
    expect(contract('platform.job@1').schema).toStrictEqual(JSON.parse(file));
  });

  test('gives each caller a schema of its own', () => {
    const job = contract('platform.job@1');
    job.schema.title = 'changed';
    expect(job.schema.title).toBe('PlatformJob');
  });

  test('has functions that need no this', () => {
    const { validate, is, assertValid } = contract('platform.runtime-class@1');
    expect(validate('gpu')).toStrictEqual({ valid: true, errors: [] });
    expect(is('cpu')).toBe(false);
    expect(() => assertValid('cpu')).toThrow(expect.objectContaining({ code: 'contract.invalid' }));
  });

  test('throws for an unknown name', () => {
    expect(() => contract('toString' as ContractName)).toThrow(UnknownContractError);
  });
});

describe('contracts', () => {
  test('is sorted by name and frozen', () => {
    const names = contracts.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(Object.isFrozen(contracts) && contracts.every(Object.isFrozen)).toBe(true);
  });
});
