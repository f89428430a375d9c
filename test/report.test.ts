import { describe, expect, test } from 'vitest';
import { MAX_ERRORS } from '../src/base/limits.js';
import { MAYBE_NOT_PLAIN, type RawError } from '../src/engine/check.js';
import { never, type } from '../src/engine/explainers.js';
import { addError, addMark, count, cut, isFull, within } from '../src/engine/report.js';

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

describe('addMark', () => {
  test('is said once, before or after errors', () => {
    const list = addMark();
    expect(addMark(list)).toBe(list);
    expect(list).toEqual([MAYBE_NOT_PLAIN]);
    expect(addMark(addMark(addError(undefined, '', never)))).toEqual([
      addError(undefined, '', never)?.[0],
      MAYBE_NOT_PLAIN,
    ]);
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

  test('leaves a mark as it is, and says it once', () => {
    const list = within(addMark(), '/a', [MAYBE_NOT_PLAIN, raw('/b'), MAYBE_NOT_PLAIN]);
    expect(list?.map((each) => (each === MAYBE_NOT_PLAIN ? 'mark' : each.path))).toEqual(['mark', '/a/b']);
    expect(within(undefined, '/a', [MAYBE_NOT_PLAIN])).toEqual([MAYBE_NOT_PLAIN]);
    expect(MAYBE_NOT_PLAIN.path).toBe('');
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

describe('conditions', () => {
  test('count what there is, but for the mark', () => {
    expect([count(undefined), count([MAYBE_NOT_PLAIN]), count([raw(''), raw('')])]).toEqual([0, 0, 2]);
  });

  test('forget what came since, and leave no list where there was none', () => {
    const list = [raw('/a'), raw('/b'), MAYBE_NOT_PLAIN];
    expect(cut(list, 1)).toBe(list);
    expect(list).toEqual([raw('/a')]);
    expect([cut(list, 0), cut(undefined, 0)]).toEqual([undefined, undefined]);
  });
});
