import { type ContractName, UnknownContractError, type ValidationResult, validate } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import { uniqueItems } from '../src/engine/explainers.js';
import { isolation, job } from './lib/samples.js';

const frame = { v: 1, seq: 1, ts: 0, id: 'job_01JAB2C3D4E5F6G7H8J9K0MNPQ' };
const errorsOf = ({ errors }: ValidationResult): string[] => errors.map(({ path, message }) => `${path} ${message}`);

describe('validate', () => {
  test('gives a valid result exactly two keys, and one that nobody can change', () => {
    const result = validate('live.agent-sandbox-worker-request@1', { isolation });
    expect(result).toStrictEqual({ valid: true, errors: [] });
    expect(Object.isFrozen(result) && Object.isFrozen(result.errors)).toBe(true);
  });

  test('sorts errors by path and names missing and unknown properties by their own pointers', () => {
    const value = { ...job, 'a/b~c': 1, args: undefined, egress: 'deny', limits: { cpu_ms: 0 } };
    const result = validate('sandbox-provider.job-create-request@1', value);
    expect(result.errors).toStrictEqual([
      {
        path: '/args',
        message: 'is undefined, which JSON cannot hold; leave it out',
        keyword: 'json',
        params: { problem: 'type' },
      },
      {
        path: '/a~1b~0c',
        message: 'is not a known field',
        keyword: 'additionalProperties',
        params: {},
      },
      {
        path: '/egress',
        message: 'must be one of "none", "public", "openvibe-only"',
        keyword: 'enum',
        params: { values: ['none', 'public', 'openvibe-only'] },
      },
      {
        path: '/limits/cpu_ms',
        message: 'must be at least 1 (in milliseconds)',
        keyword: 'minimum',
        params: { limit: 1 },
      },
      { path: '/limits/wall_ms', message: 'is required', keyword: 'required', params: { property: 'wall_ms' } },
    ]);
  });

  test.each<[string, ContractName, unknown, string[]]>([
    ['the type of the whole value', 'sandbox.exec-request@1', null, [' must be an object, not null']],
    [
      'several types',
      'sandbox.exec-request@1',
      { sandbox_id: 'x', timeout_ms: '1' },
      ['/timeout_ms must be an integer or null, not a string'],
    ],
    [
      'a wrong type once, whatever else fails',
      'platform.runtime-class@1',
      7,
      [' must be one of "function", "code", "browser", "linux", "desktop", "gpu"'],
    ],
    [
      'a fraction as a wrong type, not as out of range',
      'sandbox.create-request@1',
      { image: 'node', cpus: -0.5 },
      ['/cpus must be an integer or null, not a fraction'],
    ],
    [
      'a passed bound once, though the format fails too',
      'sandbox.create-request@1',
      { image: 'node', cpus: -1 },
      ['/cpus must be at least 0'],
    ],
    [
      'a format by its range',
      'sandbox.create-request@1',
      { image: 'node', cpus: 2 ** 32 },
      ['/cpus must be an integer from 0 to 4294967295'],
    ],
    [
      'a union by JSON type, when no branch fits',
      'sandbox.env@1',
      7,
      [' must be an array of strings or an object of strings, not a number'],
    ],
    [
      'a union by JSON type, in the branch that was meant',
      'sandbox.env@1',
      { PATH: 1 },
      ['/PATH must be a string, not a number'],
    ],
    [
      'a union by tag, in the branch that was meant',
      'platform.job-frame@1',
      { ...frame, type: 'job_started' },
      ['/started_ms is required'],
    ],
    [
      'an unknown tag with the known ones',
      'sandbox.worker-source@1',
      { kind: 'git', host_path: '/srv' },
      ['/kind must be one of "bundle", "local"'],
    ],
    [
      'the accepted values rather than the type',
      'platform.workload-requirements@1',
      { kind: 'x', mobility: 7, latency_class: 'bulk', objective: 'private' },
      ['/mobility must be one of "request", "job", "session", "stateful-partition"'],
    ],
    [
      'a near value in another case',
      'platform.runtime-class@1',
      'CODE',
      [' must be one of "function", "code", "browser", "linux", "desktop", "gpu"; did you mean "code"?'],
    ],
    [
      'no suggestion of a field that is there',
      'platform.job-frame@1',
      { ...frame, type: 'job_cancel', ids: 1 },
      ['/ids is not a known field'],
    ],
    ['a missing tag', 'sandbox.worker-source@1', { host_path: '/srv' }, ['/kind is required']],
    [
      'a condition by what it asks for',
      'platform.job-frame@1',
      { ...frame, type: 'job_exit', reason: 'ttl', code: null, result: 1, usage: { wall_ms: 0 } },
      ['/result must be null unless the reason is `exited` and the code is 0, not a number'],
    ],
    [
      'a date-time by its standard',
      'live.agent-sandbox-worker-request@1',
      { isolation, at: 'yesterday' },
      ['/at must be a date and time of RFC 3339, such as 2026-01-31T09:30:00Z'],
    ],
    [
      'an item by its index',
      'live.agent-sandbox-worker-request@1',
      { isolation, reasons: ['ok', 7] },
      ['/reasons/1 must be a string, not a number'],
    ],
    [
      'too many items',
      'live.agent-sandbox-worker-request@1',
      { isolation, reasons: Array(11).fill('') },
      ['/reasons must have at most 10 items'],
    ],
    [
      'a number that JSON cannot write',
      'live.agent-sandbox-worker-request@1',
      { isolation, capacity: Number.POSITIVE_INFINITY },
      ['/capacity is Infinity, which JSON cannot hold'],
    ],
  ])('reports %s', (_what, name, value, expected) => {
    expect(errorsOf(validate(name, value))).toEqual(expected);
  });

  test('counts characters as code points', () => {
    expect(validate('live.agent-sandbox-worker-request@1', { isolation, worker_id: '🦀'.repeat(64) }).valid).toBe(true);
    expect(
      errorsOf(validate('live.agent-sandbox-worker-request@1', { isolation, worker_id: '🦀'.repeat(65) })),
    ).toEqual(['/worker_id must have at most 64 characters (Unicode code points)']);
  });

  test('does not count an inherited property as present', () => {
    const value = Object.assign(Object.create(null), { isolation: Object.assign(Object.create(null), isolation) });
    expect(validate('live.agent-sandbox-worker-request@1', value).valid).toBe(true);
    expect(errorsOf(validate('live.agent-sandbox-worker-request@1', Object.create(value)))).toEqual([
      '/isolation is required',
    ]);
  });

  test('leaves the value as it was', () => {
    const value = Object.freeze({ image: 'node', env: Object.freeze({ A: '1' }) });
    expect(validate('sandbox.create-request@1', value).valid).toBe(true);
    expect(value).toStrictEqual({ image: 'node', env: { A: '1' } });
  });
});

describe('an unknown name', () => {
  const call = (name: unknown) => () => validate(name as ContractName, {});

  test('throws with what may have been meant, the nearest first', () => {
    expect(call('sandbox.exec-reqest@1')).toThrow(
      expect.objectContaining({
        code: 'contract.unknown',
        name: 'UnknownContractError',
        message: 'no contract is named "sandbox.exec-reqest@1"; did you mean sandbox.exec-request@1?',
        suggestions: ['sandbox.exec-request@1'],
      }),
    );
  });

  test('suggests several when they are about as near', () => {
    expect(call('sandbox.fs-m-request@1')).toThrow(
      expect.objectContaining({
        suggestions: ['sandbox.fs-mv-request@1', 'sandbox.fs-rm-request@1', 'sandbox.fs-ls-request@1'],
      }),
    );
  });

  test.each(['__proto__', 'constructor', 'toString', '', 'x'.repeat(1000), undefined, null, 7, Symbol('name'), {}])(
    'is unknown, whatever it is: %s',
    (name) => {
      expect(call(name)).toThrow(UnknownContractError);
    },
  );
});

test.each([
  ['SANDBOX.STOP-REQUEST@1', 'sandbox.stop-request@1'],
  ['Platform.Job@1', 'platform.job@1'],
  ['PLATFORM.JOBS@1', 'platform.job@1'],
])('a contract is suggested whatever the case of the name: %s', (name, meant) => {
  expect(() => validate(name as ContractName, 1)).toThrow(expect.objectContaining({ suggestions: [meant] }));
});

test('two equal items are named in their order', () => {
  expect(uniqueItems([1, 0])).toEqual(uniqueItems([0, 1]));
  expect(uniqueItems([1, 0])[1]).toBe('must have no item twice; items 0 and 1 are equal');
  expect(uniqueItems([1, 0])[2]).toEqual({ items: [0, 1] });
});
