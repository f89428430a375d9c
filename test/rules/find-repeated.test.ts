import { expect, test } from 'vitest';
import { findRepeated, isUniqueBy } from '../../src/rules/find-repeated.js';

test('names the first item whose key an earlier one has, and that one', () => {
  const items = ['a', 'b', 'c', 'b', 'a'].map((name) => ({ name }));
  expect(findRepeated(items, '/name')).toEqual({ first: 1, second: 3 });
  expect(findRepeated(items.slice(0, 3), '/name')).toBeUndefined();
});

test('only own properties are keys', () => {
  expect(findRepeated([{}, {}], '/constructor')).toBeUndefined();
  expect(findRepeated([JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":1}')], '/__proto__')).toEqual({
    first: 0,
    second: 1,
  });
});

test('the length of a list or text is no key', () => {
  expect(findRepeated([[1], [2]], '/length')).toBeUndefined();
  expect(findRepeated(['ab', 'cd'], '/length')).toBeUndefined();
  expect(findRepeated([{ length: 1 }, { length: 1 }], '/length')).toEqual({ first: 0, second: 1 });
});

test('looks at each item once', () => {
  const reads = new Map<number, number>();
  const items = Array.from({ length: 2000 }, (_, i) =>
    Object.defineProperty({}, 'name', {
      enumerable: true,
      get: () => {
        reads.set(i, (reads.get(i) ?? 0) + 1);
        return `n${i}`;
      },
    }),
  );
  expect(isUniqueBy(items, '/name')).toBe(true);
  expect([...reads.values()].every((count) => count === 1)).toBe(true);
  expect(reads.size).toBe(2000);
});

test('says nothing of what is no list', () => {
  expect([null, {}, 'aa', 1].map((value) => isUniqueBy(value, ''))).toEqual([true, true, true, true]);
});
