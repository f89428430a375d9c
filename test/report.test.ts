import { describe, expect, test } from 'vitest';
import { MAX_ERRORS } from '../src/base/limits.js';
import type { RawError } from '../src/engine/check.js';
import { type } from '../src/engine/explainers.js';
import { addError, isFull, within } from '../src/engine/report.js';

const raw = (path: string, detail?: unknown, propertyName?: string): RawError => ({
  path,
  explainer: type,
  detail,
  propertyName,
});

describe('addError', () => {
  test('makes the list with the first error, and adds the others to the same list', () => {
    const list = addError(undefined, '/a', type, 'string');
    expect(list).toEqual([raw('/a', 'string')]);
    expect(addError(list, '/b', type, 'null', 'b')).toBe(list);
    expect(list).toEqual([raw('/a', 'string'), raw('/b', 'null', 'b')]);
  });
});

describe('within', () => {
  test('puts the path of the part before those of its errors', () => {
    const inner = [raw('', 'a'), raw('/b/0', 'c')];
    expect(within(undefined, '/list/1', inner)).toEqual([raw('/list/1', 'a'), raw('/list/1/b/0', 'c')]);
  });

  test('adds to the list that is there', () => {
    const list = addError(undefined, '/z', type);
    expect(within(list, '/a', [raw('')])).toBe(list);
    expect(list).toEqual([raw('/z'), raw('/a')]);
  });

  test('of no errors makes no list', () => {
    expect(within(undefined, '/a', [])).toBeUndefined();
  });
});

test.each([
  [0, false],
  [MAX_ERRORS, false],
  [MAX_ERRORS + 1, false],
  [MAX_ERRORS + 2, true],
])('a list of %i errors is full: %j', (length, full) => {
  expect(isFull(length === 0 ? undefined : Array.from({ length }, () => raw('')))).toBe(full);
});
