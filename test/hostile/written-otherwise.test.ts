import { runInNewContext } from 'node:vm';
import { formatErrors, is, parse, validate } from 'openvibe-contracts';
import { CallError, checkedCaller } from 'openvibe-contracts/rpc';
import { describe, expect, test } from 'vitest';
import { readTree } from '../../src/source/tree.js';
import { linesOf } from '../lib/lines-of.js';
import { root } from '../lib/root.js';
import { ENV, isolation, JOB, job, WORKER } from '../lib/samples.js';
import { ifThen } from '../lib/tree.js';
import { SchemaBuilder } from '../suite/build-check.js';

/* JSON.stringify writes something else than these hold, or leaves out what they seem to have. */

const hidden = { enumerable: false, configurable: true, writable: true };
const writer = <Value extends object>(value: Value): Value =>
  Object.defineProperty(value, 'toJSON', { ...hidden, value: () => 'something else' });
const argumentsOf = function (..._items: unknown[]): object {
  // biome-ignore lint/complexity/noArguments: the object itself is wanted
  return arguments;
};
const bare = (own: object): object => Object.assign(Object.create(null), own);

class Rows extends Array<unknown> {
  toJSON(): string {
    return 'something else';
  }
}
class Rootless {
  readonly a = 'a';
}
Object.setPrototypeOf(Rootless.prototype, null);

const WRITTEN = 'is written as something else by its toJSON';
const CLASS = 'is an object of a class, which JSON cannot hold';

const cases: readonly (readonly [what: string, make: () => unknown, message: string])[] = [
  ['an object with a toJSON that is not enumerable', () => writer({ a: 'a' }), WRITTEN],
  ['one without a prototype', () => writer(bare({ a: 'a' })), WRITTEN],
  ['an object with an enumerable toJSON', () => ({ toJSON: () => 1 }), WRITTEN],
  ['an object with a getter toJSON', () => Object.defineProperty({}, 'toJSON', { get: () => () => 1 }), WRITTEN],
  ['an object that inherits a toJSON', () => Object.create(bare({ toJSON: () => 1 })), WRITTEN],
  ['one of a realm with a toJSON', () => runInNewContext('Object.prototype.toJSON = () => 1; ({ a: "a" })'), WRITTEN],
  [
    'a Proxy that has a toJSON',
    () => new Proxy({}, { get: (_, key) => (key === 'toJSON' ? () => 1 : undefined) }),
    WRITTEN,
  ],
  ['an array with a toJSON', () => writer(['a']), WRITTEN],
  ['an empty array with a toJSON', () => writer([]), WRITTEN],
  ['an array of a class with a toJSON', () => Rows.of('a'), WRITTEN],
  ['an array of a realm with a toJSON', () => runInNewContext('Array.prototype.toJSON = () => 1; ["a"]'), WRITTEN],
  ['an object of a class that extends null', () => new Rootless(), CLASS],
  ['arguments', () => argumentsOf('a'), 'is an Arguments, which JSON cannot hold'],
  ['arguments without items', () => argumentsOf(), 'is an Arguments, which JSON cannot hold'],
  [
    'a boxed boolean as a plain object',
    () => Object.setPrototypeOf(Object(true), Object.prototype),
    'is a Boolean, which JSON cannot hold',
  ],
  [
    'a boxed number without a prototype',
    () => Object.setPrototypeOf(Object(1), null),
    'is a Number, which JSON cannot hold',
  ],
];

describe('what is written as something else is not JSON, anywhere in the value', () => {
  test.each(cases)('%s', (_what, make, message) => {
    expect(linesOf(ENV, make())).toEqual([`the value ${message}`]);
    expect(linesOf(WORKER, { isolation, extra: { deep: [0, make()] } })).toEqual([`/extra/deep/1 ${message}`]);
    expect(linesOf(JOB, { ...job, args: { a: make() } })).toEqual([`/args/a ${message}`]);
  });

  test('a described object and list', () => {
    expect(linesOf(JOB, writer({ ...job }))).toEqual([`the value ${WRITTEN}`]);
    expect(linesOf(JOB, { ...job, limits: writer({ ...job.limits }) })).toEqual([`/limits ${WRITTEN}`]);
    expect(linesOf(JOB, { ...job, inputs: writer([]) })).toEqual([`/inputs ${WRITTEN}`]);
    expect(linesOf(JOB, Object.assign(argumentsOf(), job))).toEqual([
      'the value is an Arguments, which JSON cannot hold',
    ]);
    expect(linesOf(JOB, Object.assign(new Rootless(), job))).toEqual([`the value ${CLASS}`]);
  });

  test('a call with it is not sent', async () => {
    const sent: unknown[] = [];
    const call = checkedCaller(async (_id, payload) => {
      sent.push(payload);
      return { entries: [] };
    });
    const payload = writer({ sandbox_id: 's', path: '/a' });
    await expect(call('sandbox::fs::ls', payload)).rejects.toThrow(CallError);
    expect(sent).toEqual([]);
    await call('sandbox::fs::ls', { sandbox_id: 's', path: '/a' });
    expect(sent).toEqual([{ sandbox_id: 's', path: '/a' }]);
  });
});

describe('a property that JSON leaves out is not there', () => {
  const { contracts } = readTree(root);
  // Beside an unknown property a hidden one may pass for it: SECURITY.md, "What is not promised".
  const hides = contracts.flatMap(({ name, fixtures, schema: { properties = {} } }) =>
    fixtures.valid.flatMap(({ name: file, value }) => {
      const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
      return keys.every((key) => Object.hasOwn(properties as object, key))
        ? keys.map((key) => ({ name, file, value, key }))
        : [];
    }),
  );
  test(`${hides.length} properties of valid cases, not enumerable each in turn`, () => {
    expect(hides.length).toBeGreaterThan(500);
    for (const { name, file, value, key } of hides) {
      const hiding = Object.defineProperty({ ...(value as object) }, key, { ...hidden, value: (value as never)[key] });
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      for (const options of [{}, { rules: true }]) {
        const expected = parse(name as never, JSON.stringify(rest), options);
        const errors = expected.errors.map(({ line: _l, column: _c, ...error }) => error);
        expect({ file, key, errors: validate(name as never, hiding, options).errors }).toEqual({ file, key, errors });
      }
      expect(is(name as never, hiding)).toBe(validate(name as never, hiding).valid);
    }
  });

  test('further in', () => {
    const limits = Object.defineProperty({}, 'wall_ms', { ...hidden, value: 1000 });
    expect(linesOf(JOB, { ...job, limits })).toEqual(['/limits/wall_ms is required']);
    const open = Object.defineProperties({ ...isolation, more: 1, most: 1 }, { profile: { ...hidden, value: false } });
    expect(linesOf(WORKER, { isolation: open })).toEqual(['/isolation/profile is required']);
  });

  test('in a shape whose other properties are described', async () => {
    const builder = new SchemaBuilder();
    const shape = await builder.buildAll({
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'string' } },
      required: ['a'],
      additionalProperties: { type: 'integer' },
      ...ifThen({ required: ['b'] }, { required: ['c'] }),
    });
    builder.remove();
    const hide = (key: string, value: object) => Object.defineProperty(value, key, { ...hidden, value: 'x' });
    const lacking = [hide('a', {}), hide('a', { c: 1, d: 1 }), hide('a', { b: 'x', c: 1, d: 1 })];
    for (const value of lacking) {
      expect(shape.is(value)).toBe(false);
      expect(formatErrors(shape.validate(value))).toBe('/a is required');
    }
    // `b` asks for `c` where it is there.
    expect(formatErrors(shape.validate({ a: 'x', b: 'x' }))).toBe('/c is required');
    expect(formatErrors(shape.validate(hide('b', { a: 'x' })))).toBe('');
  });
});

describe('what JSON.stringify writes as it is stays accepted', () => {
  class Plain extends Array<unknown> {}
  test.each<[string, unknown]>([
    ['a toJSON that is no function', { toJSON: 'a' }],
    ['a list of a class', Plain.of('a')],
    ['an object of another realm', runInNewContext('({ a: "a" })')],
    ['a list of another realm', runInNewContext('["a"]')],
    ['what calls itself something', Object.defineProperty({ a: 'a' }, Symbol.toStringTag, { value: 'Module' })],
    ['an object that inherits from one without a prototype', Object.create(bare({ b: 1 }))],
    ['a symbol as a key, which JSON leaves out', { a: 'a', [Symbol('s')]: 1 }],
    ['a property beside the items, which JSON leaves out', Object.assign(['a'], { b: 1 })],
  ])('%s', (_what, value) => {
    expect(linesOf(ENV, value)).toEqual(['']);
    expect(linesOf(WORKER, { isolation, value })).toEqual(['']);
  });

  test('a toJSON that all objects or lists were given is none of the value', () => {
    const results = [Object.prototype, Array.prototype].map((prototype) => {
      Object.defineProperty(prototype, 'toJSON', { ...hidden, value: () => 'something else' });
      try {
        return [is(JOB, job), is(ENV, ['a']), is(WORKER, { isolation, a: [{}, []] }), is(JOB, { ...job, id: 1 })];
      } finally {
        Reflect.deleteProperty(prototype, 'toJSON');
      }
    });
    expect(results).toEqual(Array(2).fill([true, true, true, false]));
  });
});
