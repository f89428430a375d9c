import { expect, test } from 'vitest';
import { caseLines } from '../../../scripts/docs/contract/case-lines.js';
import type { PlacedError } from '../../../src/model/parse-result.js';

const errorAt = (line: number, path: string, message: string): PlacedError =>
  ({ path, message, keyword: 'const', params: {}, line, column: 1 }) as unknown as PlacedError;

const textOf = (value: unknown): string => JSON.stringify(value, null, 2);

test('shows the edit, the line at fault, and no more than three lines around', () => {
  const before = { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9 };
  const { text, marks } = caseLines(textOf({ ...before, e: 'five' }), textOf(before), [errorAt(6, '/e', 'must be 5')]);
  expect(text.split('\n')).toEqual([
    '… 2 lines',
    '  "b": 2,',
    '  "c": 3,',
    '  "d": 4,',
    '  "e": 5,',
    '  "e": "five",',
    '  "f": 6,',
    '  "g": 7,',
    '  "h": 8,',
    '… 2 lines',
  ]);
  expect([...marks]).toEqual([
    [1, { look: 'elided' }],
    [5, { look: 'removed' }],
    [6, { look: 'added', isError: true, note: '/e must be 5' }],
    [10, { look: 'elided' }],
  ]);
});

test('shows where something is missing from, and what was there', () => {
  const { text, marks } = caseLines(textOf({ a: 1 }), textOf({ a: 1, b: 2 }), [errorAt(1, '/b', 'is required')]);
  expect(text.split('\n')).toEqual(['{', '  "a": 1,', '  "b": 2', '  "a": 1', '}']);
  expect(marks.get(1)).toEqual({ isError: true, note: '/b is required' });
});

test('a text that was made of none is shown whole, a long line of it in part', () => {
  const { text, marks } = caseLines(textOf(['x'.repeat(1000)]), undefined, [errorAt(1, '', 'must be a string')]);
  expect(text).toBe(`[\n  "${'x'.repeat(77)}… (1004 characters)"\n]`);
  expect([...marks]).toEqual([[1, { isError: true, note: 'must be a string' }]]);
});
