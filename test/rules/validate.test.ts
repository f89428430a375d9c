import {
  assertValid,
  ContractError,
  type ContractName,
  contract,
  contracts,
  is,
  parse,
  type ValidateOptions,
  validate,
} from 'openvibe-contracts';
import * as write from 'openvibe-contracts/validators/sandbox/fs-write-request.v1';
import { describe, expect, test } from 'vitest';
import { job as providerJob } from '../lib/samples.js';

const EXEC = 'sandbox.exec-request@1';
const JOB = 'sandbox-provider.job-create-request@1';
const rules = { rules: true };

const input = {
  name: 'a.js',
  media_id: 'med_01JAB2C3D4E5F6G7H8J9K0MNPQ',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};
const NO_COMMAND = {
  path: '',
  message: 'must give the command, in `argv` or in `cmd`',
  keyword: 'rule',
  params: { rule: 'command-given', code: 'S001' },
};

describe('validate with rules', () => {
  test('says which rule is broken, where, and with which code the receiver answers', () => {
    expect(validate(EXEC, { sandbox_id: 'a' }, rules)).toEqual({ valid: false, errors: [NO_COMMAND] });
  });

  test('leaves the code out where none is known, and names the item that repeats another', () => {
    const inputs = [input, { ...input, name: 'b.js' }, input];
    expect(validate(JOB, { ...providerJob, inputs }, rules).errors).toEqual([
      {
        path: '/inputs/2/name',
        message: 'must be a name that no other input has; item 0 has it',
        keyword: 'rule',
        params: { rule: 'inputs-named-apart' },
      },
    ]);
  });

  test.each<[string, unknown]>([
    ['no options', undefined],
    ['none set', {}],
    ['rules off', { rules: false }],
    ['rules undefined', { rules: undefined }],
    ['an inherited rules', Object.create({ rules: true })],
    ['an index, as map hands it in', 1],
    ['null', null],
  ])('validates the shape alone with %s', (_what, options) => {
    expect(validate(EXEC, { sandbox_id: 'a' }, options as ValidateOptions)).toEqual({ valid: true, errors: [] });
  });

  test('lists errors of shape and broken rules together, sorted by path', () => {
    const call = { sandbox_id: 'a', cmd: 'node', env: ['PATH'], stdin: 'x', timeout_ms: -1 };
    expect(validate(EXEC, call, rules).errors.map(({ path, keyword }) => `${path} ${keyword}`)).toEqual([
      '/env/0 rule',
      '/stdin rule',
      '/timeout_ms minimum',
    ]);
  });

  test.each<[string, unknown, string[]]>([
    ['a value of another type', 7, [' type']],
    ['a member of another type, where the rule is about the object', { sandbox_id: 'a', argv: 'ls' }, ['/argv type']],
    ['a missing member, where the rule is about the object', {}, ['/sandbox_id required']],
    [
      'an item of another type beside one that breaks a rule',
      { sandbox_id: 'a', cmd: 'x', env: [1, 'A'] },
      ['/env/0 type', '/env/1 rule'],
    ],
    ['what is not JSON', { sandbox_id: 'a', name: undefined }, ['/name json']],
  ])('leaves out what may be a consequence of %s', (_what, value, errors) => {
    expect(validate(EXEC, value, rules).errors.map(({ path, keyword }) => `${path} ${keyword}`)).toEqual(errors);
  });

  test('lists at most a hundred broken rules, and says that there may be more', () => {
    const result = validate('sandbox.env@1', Array(1000).fill('A'), rules);
    expect(result.errors.length).toBe(100);
    expect(result).toMatchObject({ truncated: true });
  });

  test('does not ask for rules when errors of shape are enough', () => {
    const result = validate('sandbox.env@1', [...Array(200).fill(1), 'A'], rules);
    expect(result.errors.every(({ keyword }) => keyword === 'type')).toBe(true);
    expect(result).toMatchObject({ truncated: true });
  });

  test('counts the bytes of args to the limit', () => {
    const withArgs = (bytes: number) => ({ ...providerJob, args: { data: 'x'.repeat(bytes - '{"data":""}'.length) } });
    expect(validate(JOB, withArgs(524288), rules).valid).toBe(true);
    expect(validate(JOB, withArgs(524289), rules).errors.map(({ path }) => path)).toEqual(['/args']);
  });

  test('counts the bytes of a job frame to the limit', () => {
    const job = { id: providerJob.id, class: 'linux', ttl_ms: 1, limits: { wall_ms: 1, cpu_ms: 1, mem_bytes: 1 } };
    const frame = (data: string) => ({ v: 1, seq: 1, ts: 0, type: 'job', job: { ...job, args: { data } } });
    const fill = 1048576 - JSON.stringify(frame('')).length;
    const isAccepted = (length: number) => validate('platform.job-frame@1', frame('x'.repeat(length)), rules).valid;
    expect([isAccepted(fill), isAccepted(fill + 1)]).toEqual([true, false]);
  });

  test('what throws when it is read once more is an error', () => {
    let reads = 0;
    const call = {
      sandbox_id: 'a',
      get cmd() {
        if (++reads > 2) throw new Error('gone');
        return 'ls';
      },
    };
    const result = validate(EXEC, call, rules);
    if (!result.valid) expect(result.errors[0]).toMatchObject({ keyword: 'json', params: { problem: 'unreadable' } });
    expect(reads).toBeGreaterThan(2);
    expect(result.valid).toBe(false);
  });
});

describe('the other functions', () => {
  test('is knows no rules', () => {
    expect(is(EXEC, { sandbox_id: 'a' })).toBe(true);
  });

  test('assertValid takes the option', () => {
    expect(() => assertValid(EXEC, { sandbox_id: 'a' })).not.toThrow();
    expect(() => assertValid(EXEC, { sandbox_id: 'a' }, rules)).toThrow(ContractError);
  });

  test('parse gives the place of what breaks a rule', () => {
    const text = '{\n  "sandbox_id": "a",\n  "path": "b"\n}';
    expect(parse('sandbox.fs-ls-request@1', text)).toMatchObject({ valid: true });
    expect(parse('sandbox.fs-ls-request@1', text, rules).errors).toEqual([
      {
        path: '/path',
        message: 'must be an absolute path, which starts with `/`',
        keyword: 'rule',
        params: { rule: 'path-absolute', code: 'S210' },
        line: 3,
        column: 11,
      },
    ]);
  });

  test('a validator of one contract takes the option', () => {
    const none = { sandbox_id: 'a', path: '/b' };
    expect(write.validate(none)).toEqual({ valid: true, errors: [] });
    expect(write.validate(none, rules).errors.map(({ params }) => params)).toEqual([
      { rule: 'one-content', code: 'S210' },
    ]);
    // Its class is another one than that of the whole package, as its file stands alone.
    expect(() => write.assertValid(none, rules)).toThrow('exactly one of `content` and `content_b64`');
    expect(contract('sandbox.fs-write-request@1').validate(none, rules)).toEqual(write.validate(none, rules));
  });
});

describe('contract(name).rules', () => {
  test('lists the rules, those of shared shapes too, and cannot be changed', () => {
    const { rules: listed } = contract('sandbox.run-request@1');
    expect(listed.map(({ id, code }) => `${id} ${code}`)).toEqual([
      'stdin-base64 S001',
      'path-absolute S210',
      'env-entry-named S001',
    ]);
    expect(Object.isFrozen(listed) && listed.every(Object.isFrozen)).toBe(true);
    expect(contract('sandbox.list-request@1').rules).toEqual([]);
  });

  test('no two rules of a contract have one id', () => {
    const twins = contracts.filter(({ name }) => {
      const ids = contract(name as ContractName).rules.map(({ id }) => id);
      return new Set(ids).size < ids.length;
    });
    expect(twins).toEqual([]);
  });
});
