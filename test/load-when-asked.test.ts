import { expect, test, vi } from 'vitest';
import { loadWhenAsked } from '../src/load-when-asked.js';

test('loads nothing until it is asked, and each value once', () => {
  const [a, b] = [vi.fn(() => ({ of: 'a' })), vi.fn(() => ({ of: 'b' }))];
  const map = loadWhenAsked(
    new Map([
      ['a', a],
      ['b', b],
    ]),
  );
  expect([...map.keys()]).toEqual(['a', 'b']);
  expect([a.mock.calls.length, b.mock.calls.length]).toEqual([0, 0]);
  const first = map.get('a');
  expect(first).toEqual({ of: 'a' });
  expect(map.get('a')).toBe(first);
  expect([a.mock.calls.length, b.mock.calls.length]).toEqual([1, 0]);
});

test.each(['b', '', '__proto__', 'constructor', 'toString'])('knows nothing of %j', (key) => {
  const map = loadWhenAsked(new Map([['a', () => 1]]));
  expect(map.get(key)).toBeUndefined();
  expect([...map.keys()]).toEqual(['a']);
});

test('a value that means no is loaded once, too', () => {
  const load = vi.fn(() => '');
  const map = loadWhenAsked(new Map([['a', load]]));
  expect([map.get('a'), map.get('a'), load.mock.calls.length]).toEqual(['', '', 1]);
});

test('what a loader throws gets out, and the next one to ask tries again', () => {
  const load = vi.fn<() => number>(() => {
    throw new Error('no such file');
  });
  const map = loadWhenAsked(new Map([['a', load]]));
  expect(() => map.get('a')).toThrow('no such file');
  load.mockReturnValue(1);
  expect(map.get('a')).toBe(1);
});
