import { expect, test } from 'vitest';
import { LargeMap } from '../src/base/large-map.js';

test('finds what was added, however many maps it takes', () => {
  const map = new LargeMap<string, number>(3);
  for (let i = 0; i < 10; i++) {
    expect(map.get(`k${i}`)).toBeUndefined();
    map.add(`k${i}`, i);
    for (let known = 0; known <= i; known++) expect(map.get(`k${known}`)).toBe(known);
  }
});

test('finds a zero in a map that is full', () => {
  const map = new LargeMap<string, number>(1);
  map.add('a', 0);
  map.add('b', 0);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([0, 0, undefined]);
});
