import { expect, test, vi } from 'vitest';
import { lazyMap } from '../src/lazy/lazy-map.js';

test('loads nothing until it is asked, and each chunk once', () => {
  const chunks = [vi.fn(() => [{ of: 'a' }, { of: 'b' }]), vi.fn(() => [{ of: 'c' }])];
  const calls = (): number[] => chunks.map(({ mock }) => mock.calls.length);
  const map = lazyMap(['a', 'b', 'c'], chunks, 2);
  expect([...map.keys()]).toEqual(['a', 'b', 'c']);
  expect(calls()).toEqual([0, 0]);
  const first = map.get('b');
  expect(first).toEqual({ of: 'b' });
  expect([map.get('b') === first, map.get('a')]).toEqual([true, { of: 'a' }]);
  expect(calls()).toEqual([1, 0]);
  expect(map.get('c')).toEqual({ of: 'c' });
  expect(calls()).toEqual([1, 1]);
});

test.each(['b', '', '__proto__', 'constructor', 'toString'])(
  'knows nothing of %j, and loads nothing for it',
  (name) => {
    const chunk = vi.fn(() => [1]);
    expect(lazyMap(['a'], [chunk], 8).get(name)).toBeUndefined();
    expect(chunk.mock.calls).toEqual([]);
  },
);

test('what a chunk throws gets out, and the next one to ask tries again', () => {
  const chunk = vi.fn<() => number[]>(() => {
    throw new Error('no such file');
  });
  const map = lazyMap(['a'], [chunk], 8);
  expect(() => map.get('a')).toThrow('no such file');
  chunk.mockReturnValue([1]);
  expect(map.get('a')).toBe(1);
});
