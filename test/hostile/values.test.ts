import { formatErrors, validate } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../lib/lines-of.js';
import { isolation, JOB, job, WORKER } from '../lib/samples.js';

class Person {
  name = 'Ada';
}
/** An object of a class that calls itself so. */
const classed = (name: string): object => Object.assign(Object.create({ [Symbol.toStringTag]: name }));
const sparse = [1, 2, 3];
delete sparse[1];
const revoked = Proxy.revocable({}, {});
revoked.revoke();

describe('what JSON cannot hold is named, anywhere in the value', () => {
  test.each<[string, unknown, string]>([
    ['undefined', undefined, 'is undefined, which JSON cannot hold; leave it out'],
    ['NaN', Number.NaN, 'is NaN, which JSON cannot hold'],
    ['Infinity', Number.POSITIVE_INFINITY, 'is Infinity, which JSON cannot hold'],
    ['a BigInt', 10n, 'is a bigint, which JSON cannot hold'],
    ['a function', () => 0, 'is a function, which JSON cannot hold'],
    ['a symbol', Symbol('s'), 'is a symbol, which JSON cannot hold'],
    ['a Date', new Date(0), 'is a Date, which JSON cannot hold'],
    ['a Map', new Map(), 'is a Map, which JSON cannot hold'],
    ['an Error', new TypeError('e'), 'is an Error, which JSON cannot hold'],
    ['a typed array', new Uint8Array(2), 'is a Uint8Array, which JSON cannot hold'],
    ['a typed array of signed bytes', new Int8Array(2), 'is an Int8Array, which JSON cannot hold'],
    ['a URL', new URL('a:b'), 'is a URL, which JSON cannot hold'],
    ['an ArrayBuffer', new ArrayBuffer(2), 'is an ArrayBuffer, which JSON cannot hold'],
    ['an element', classed('HTMLElement'), 'is an HTMLElement, which JSON cannot hold'],
    ['a request', classed('XMLHttpRequest'), 'is an XMLHttpRequest, which JSON cannot hold'],
    ['a style', classed('CSSStyleSheet'), 'is a CSSStyleSheet, which JSON cannot hold'],
    ['an event', classed('UIEvent'), 'is a UIEvent, which JSON cannot hold'],
    [
      'a class that calls itself by a sentence',
      classed('sk live 1'),
      'is an object of a class, which JSON cannot hold',
    ],
    ['a boxed string', Object('text'), 'is a String, which JSON cannot hold'],
    ['an object of a class', new Person(), 'is an object of a class, which JSON cannot hold'],
    ['half of a surrogate pair', '\ud83e', 'holds half of a surrogate pair, which UTF-8 cannot carry'],
    ['a revoked Proxy', revoked.proxy, 'throws when it is read'],
  ])('%s', (_what, value, message) => {
    expect(linesOf(WORKER, value)).toEqual([`the value ${message}`]);
    expect(linesOf(WORKER, { isolation, extra: { deep: [0, value] } })).toEqual([`/extra/deep/1 ${message}`]);
    expect(linesOf(WORKER, { isolation, at: value })).toEqual([`/at ${message}`]);
    expect(linesOf(JOB, { ...job, args: { a: value } })).toEqual([`/args/a ${message}`]);
  });

  test('a hole in an array', () => {
    expect(linesOf(WORKER, { isolation, extra: sparse })).toEqual([
      '/extra/1 is a hole in the array, which JSON cannot hold',
    ]);
  });

  test('a property with half of a surrogate pair in its name', () => {
    expect(validate(WORKER, { isolation, '\ud83e': 1 }).errors).toEqual([
      {
        path: '/\ud83e',
        message: 'has a name that holds half of a surrogate pair, which UTF-8 cannot carry',
        keyword: 'json',
        params: { problem: 'lone-surrogate' },
        ofName: true,
      },
    ]);
  });

  test('together with what else is wrong, and without what follows from it', () => {
    const value = { isolation: new Map(), at: new Date(), active: -1, capacity: undefined };
    expect(linesOf(WORKER, value)).toEqual([
      '/active must be at least 0',
      '/at is a Date, which JSON cannot hold',
      '/capacity is undefined, which JSON cannot hold; leave it out',
      '/isolation is a Map, which JSON cannot hold',
    ]);
  });

  test('plain objects of any origin are JSON', () => {
    const bare = Object.assign(Object.create(null), { isolation });
    expect(validate(WORKER, bare).valid).toBe(true);
    expect(validate(WORKER, structuredClone({ isolation })).valid).toBe(true);
    expect(validate(WORKER, new Proxy({ isolation }, {})).valid).toBe(true);
  });
});

describe('what throws when it is read becomes a result at its path', () => {
  const throwing = (key: string): object =>
    Object.defineProperty({}, key, {
      enumerable: true,
      get: () => {
        throw new Error('not today');
      },
    });

  test('a getter', () => {
    expect(linesOf(WORKER, Object.assign(throwing('at'), { isolation }))).toEqual(['/at throws when it is read']);
    expect(linesOf(WORKER, { isolation, extra: throwing('x') })).toEqual(['/extra/x throws when it is read']);
    expect(
      linesOf(WORKER, {
        isolation: Object.defineProperties({ ...isolation }, Object.getOwnPropertyDescriptors(throwing('profile'))),
      }),
    ).toEqual(['/isolation/profile throws when it is read']);
  });

  test('a Proxy', () => {
    const trap = (): never => {
      throw 'thrown text';
    };
    const proxy = new Proxy({}, { get: trap, ownKeys: trap, getPrototypeOf: trap });
    expect(linesOf(WORKER, proxy)).toEqual(['the value throws when it is read']);
    expect(linesOf(JOB, { ...job, args: proxy })).toEqual(['/args throws when it is read']);
  });

  test('an error that cannot be shown', () => {
    const value = new Proxy(
      {},
      {
        ownKeys: () => {
          throw Object.create(null);
        },
      },
    );
    expect(linesOf(WORKER, { isolation, value })).toEqual(['/value throws when it is read']);
  });
});

describe('names that objects inherit', () => {
  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'an own property %s is one like any other',
    (key) => {
      const hostile = JSON.parse(JSON.stringify(job).replace('{', `{${JSON.stringify(key)}:1,`));
      expect(validate(JOB, hostile).errors).toEqual([
        {
          path: `/${key}`,
          message: 'is not a known field',
          keyword: 'additionalProperties',
          params: {},
        },
      ]);
      expect(
        validate(WORKER, JSON.parse(`{ "isolation": ${JSON.stringify(isolation)}, ${JSON.stringify(key)}: {} }`)).valid,
      ).toBe(true);
    },
  );
});

describe('errors', () => {
  test('two problems give two errors, and none is given twice', () => {
    const result = validate('run.job-create-request@1', { class: 'code', limits: { wall_ms: 0, cpu_ms: 1 } });
    expect(formatErrors(result).split('\n')).toEqual([
      '/artifact is required',
      '/limits/mem_bytes is required',
      '/limits/wall_ms must be at least 1 (in milliseconds)',
    ]);
  });

  test('what a stranger throws or calls himself cannot break out of its line', () => {
    const thrown = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('x\n/B is fine\u001b[2J');
        },
      },
    );
    class Named extends Map {
      override readonly [Symbol.toStringTag] = 'E\nF';
    }
    const named = new Named();
    expect(formatErrors(validate(WORKER, { isolation, named, thrown }))).toBe(
      '/named is an object of a class, which JSON cannot hold\n/thrown throws when it is read',
    );
  });

  test('a huge name is cut in the path', () => {
    const name = '/'.repeat(20_000);
    const [error] = validate(JOB, { ...job, [name]: 1 }).errors;
    expect(error).toEqual({
      path: `/${'~1'.repeat(10_000)}…`,
      message: 'is not a known field',
      keyword: 'additionalProperties',
      params: {},
    });
  });

  test.each([
    [100, {}],
    [101, { truncated: true }],
  ])('%i errors are listed up to 100, and truncated only when there are more', (count, mark) => {
    const { errors, ...rest } = validate('sandbox.env@1', Array(count).fill(1));
    expect({ errors: errors.length, ...rest }).toEqual({ errors: 100, valid: false, ...mark });
  });

  test('a list that refers to one part many times is validated', () => {
    const part = Array(1_000_000).fill(1);
    expect(linesOf(WORKER, { isolation, parts: Array(1000).fill(part) })).toEqual([
      'the value holds more than any JSON text can, or parts that stand in too many places',
    ]);
  });

  test('a strange name cannot break out of its line', () => {
    const value = { ...job, 'a\nb\u2028c\u202e': 1 };
    expect(formatErrors(validate(JOB, value))).toBe('/a\\u000ab\\u2028c\\u202e is not a known field');
  });
});
