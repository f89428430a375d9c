import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatErrors } from '../../src/format-errors.js';
import { ifThen } from '../lib/tree.js';
import { type Built, SchemaBuilder } from '../suite/build-check.js';

/** What the code generated for schemas makes of odd values, where no contract has such a schema yet. */
let builder: SchemaBuilder;
beforeAll(() => {
  builder = new SchemaBuilder();
});
afterAll(() => builder.remove());

const result = ({ is, validate }: Built, value: unknown): string => {
  const result = validate(value);
  expect(is(value)).toBe(result.valid);
  return result.valid ? 'valid' : formatErrors(result);
};

/** Runs the function while a property stands on a prototype. */
function polluted<Result>(
  prototype: object,
  name: PropertyKey,
  descriptor: PropertyDescriptor,
  run: () => Result,
): Result {
  Object.defineProperty(prototype, name, { configurable: true, ...descriptor });
  try {
    return run();
  } finally {
    Reflect.deleteProperty(prototype, name);
    Array.prototype.length = 0;
  }
}

const foreign = (code: string): unknown => runInNewContext(`(${code})`);

describe('depth', () => {
  const nested = (depth: number, inner: unknown): unknown => {
    let value = inner;
    for (let i = 0; i < depth; i++) value = [value];
    return value;
  };

  test('what stands 1000 deep is validated, and nothing deeper is accepted', async () => {
    const lists = await builder.buildAll({
      anyOf: [
        { type: 'string', maxLength: 3 },
        { type: 'array', items: { $ref: '#' } },
      ],
    });
    const at = `${'/0'.repeat(100)}…`;
    expect(result(lists, nested(1000, 'abc'))).toBe('valid');
    expect(result(lists, nested(1000, 'abcd'))).toBe(`${at} must have at most 3 characters (Unicode code points)`);
    expect(result(lists, nested(1001, 'abc'))).toBe(`${at} nests deeper than 1000 arrays and objects`);
    expect(result(lists, nested(1000, []))).toBe(`${at} nests deeper than 1000 arrays and objects`);
  });

  test('levels of which no function is called count as well', async () => {
    const matrix = { type: 'array', items: { type: 'array', items: { type: 'string' } } };
    const schema = { type: 'array', items: { anyOf: [{ $ref: '#' }, { type: 'object', properties: { a: matrix } }] } };
    const lists = await builder.buildAll(schema);
    expect(result(lists, nested(997, { a: [['b']] }))).toBe('valid');
    expect(result(lists, nested(998, { a: [['b']] }))).toContain('nests deeper than 1000');
  });
});

describe('values without end', () => {
  const ENDLESS = 'the value holds more than any JSON text can, or parts that stand in too many places';

  test('an object that unfolds without end in a shape that holds itself', async () => {
    const pairs = await builder.buildAll({ type: 'object', properties: { a: { $ref: '#' }, b: { $ref: '#' } } });
    let value: unknown = {};
    for (let i = 0; i < 60; i++) value = { a: value, b: value };
    expect(result(pairs, value)).toBe(ENDLESS);
  });

  test('lists of one list', async () => {
    const row = { type: 'array', items: { type: 'string' } };
    const table = await builder.buildAll({ type: 'array', items: { type: 'array', items: row } });
    const cells = Array(100_000).fill('a');
    expect(result(table, [[cells]])).toBe('valid');
    expect(formatErrors(table.validate(Array(10_000).fill(Array(10_000).fill(cells))))).toBe(ENDLESS);
  });

  test('a million arrays and objects that the schema describes are no more than any others', async () => {
    const list = await builder.buildAll({ type: 'array', items: { type: 'object', allOf: [{ type: 'object' }] } });
    const objects = (count: number): unknown => Array.from({ length: count }, () => ({}));
    expect(result(list, objects(999_999))).toBe('valid');
    expect(result(list, objects(1_000_000))).toBe(ENDLESS);
  });
});

describe('arrays', () => {
  const schema = { type: 'array', items: { type: 'string' } };
  const HOLE = '/0 is a hole in the array, which JSON cannot hold';

  test('what an array inherits fills no hole', async () => {
    const list = await builder.buildAll(schema);
    const holey = Object.setPrototypeOf(Array(1), { 0: 'a', __proto__: Array.prototype });
    expect(result(list, holey)).toBe(HOLE);
    expect(result(list, runInNewContext('Array.prototype[0] = "a"; Array(1)'))).toBe(HOLE);
    expect(polluted(Array.prototype, 0, { value: 'a', writable: true }, () => list.is(Array(1)))).toBe(false);
  });

  test('methods of an array are not called', async () => {
    const list = await builder.buildAll({ type: 'array', items: { type: 'object' } });
    class Strange extends Array {
      static override get [Symbol.species](): never {
        throw new Error('called');
      }
      override map(): never {
        throw new Error('called');
      }
    }
    expect(result(list, Strange.of(foreign('{}')))).toBe('valid');
    expect(result(list, Object.assign([foreign('{}')], { map: () => [1] }))).toBe('valid');
  });
});

describe('a mark decides no condition', () => {
  const list = { type: 'array', items: { type: 'string' } };
  const conditional = (shape: object): object => ({
    type: 'object',
    properties: { a: shape, b: { type: 'string' } },
    ...ifThen({ properties: { a: { $ref: '#/$defs/a' } }, required: ['a'] }, { required: ['b'] }),
    $defs: { a: shape },
  });

  test('under a polluted prototype', async () => {
    const { is } = await builder.buildAll(conditional(list));
    const validated = [{ a: ['x'] }, { a: ['x'], b: 'x' }, {}];
    const under = polluted(Object.prototype, 'evil', { value: 1, enumerable: true }, () => validated.map(is));
    expect(under).toEqual(validated.map(is));
    expect(under).toEqual([false, true, true]);
  });

  test('of an object of another realm, nor breaks a rule', async () => {
    const object = { type: 'object' };
    const shape = await builder.buildAll(conditional(object));
    expect(result(shape, { a: foreign('{}') })).toBe('/b is required');
    const ruled = await builder.buildAll({
      type: 'object',
      properties: { a: object },
      $defs: { a: object },
      'x-rules': [{ id: 'r', description: 'Must hold.', must: { properties: { a: { $ref: '#/$defs/a' } } } }],
    });
    expect(ruled.validateRules({ a: foreign('{}') })).toEqual({ valid: true, errors: [] });
  });
});

test('what a plain object inherits is not validated', async () => {
  const shape = await builder.buildAll({ type: 'object', properties: { a: { type: 'string' } } });
  const heir = Object.create(Object.assign(Object.create(null), { a: 1 }));
  expect(result(shape, heir)).toBe('valid');
  expect(result(shape, runInNewContext('Object.prototype.a = 1; ({})'))).toBe('valid');
});

test('a definition refers back to the shape that holds it', async () => {
  const shape = await builder.buildAll({
    type: 'object',
    properties: { next: { $ref: '#/$defs/link' }, size: { type: 'integer' } },
    $defs: { link: { anyOf: [{ type: 'null' }, { type: 'object', properties: { to: { $ref: '#' } } }] } },
  });
  expect(result(shape, { next: { to: { next: null, size: 1 } } })).toBe('valid');
  expect(result(shape, { next: { to: { next: { to: { size: 'a' } } } } })).toBe(
    '/next/to/next/to/size must be an integer, not a string',
  );
});

test('a name that a shape of its own describes is told by its own path', async () => {
  const names = await builder.buildAll({
    type: 'object',
    propertyNames: { $ref: '#/$defs/name' },
    $defs: { name: { type: 'string', maxLength: 2 } },
  });
  expect(result(names, { a: 1, 'b/c': 1 })).toBe(
    '/b~1c has a name that is not accepted: it must have at most 2 characters (Unicode code points)',
  );
});

test.each([
  ['^a[\\u{41}-\\u{42}]{2}$', ['aAB', 'aBA'], ['aCB', 'a{1', 'aA']],
  ['^a[A-B]{2}$', ['aAB', 'aBA'], ['aCB', 'aA', 'aABA']],
])('the pattern %s', async (pattern, matching, others) => {
  const { is } = await builder.buildAll({ type: 'string', pattern });
  expect(matching.filter((text) => !is(text))).toEqual([]);
  expect(others.filter(is)).toEqual([]);
});

test.each([
  'instancePath',
  'keyword0',
  'keyword1',
  'func0',
  'func1',
  'schema1',
  'errors',
  'vErrors',
  'errors',
  'inner',
])('a property has the name %s, which stands in the code', async (name) => {
  const inner = { type: 'object', properties: { [name]: { type: 'string', minLength: 2 } }, required: [name] };
  const open = { type: 'object', additionalProperties: { type: 'string' } };
  const shape = await builder.buildAll({
    type: 'object',
    properties: { [name]: inner, next: { $ref: '#' }, open },
    required: [name],
    additionalProperties: false,
  });
  const good = { [name]: { [name]: 'ab' }, open: { [name]: 'a' } };
  expect(result(shape, { ...good, next: good })).toBe('valid');
  expect(result(shape, { ...good, next: { [name]: { [name]: 'a' } } })).toBe(
    `/next/${name}/${name} must have at least 2 characters (Unicode code points)`,
  );
  const errors = [`/${name} is required`, `/open/${name} must be a string, not a number`];
  expect(
    result(shape, { open: { [name]: 1 } })
      .split('\n')
      .sort(),
  ).toEqual(errors.sort());
});
