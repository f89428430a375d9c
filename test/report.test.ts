import { describe, expect, test } from 'vitest';
import { MAX_ERRORS } from '../src/base/limits.js';
import { DOUBT, type RawError } from '../src/engine/check.js';
import { never, type } from '../src/engine/explainers.js';
import { count, cut, doubt, fault, isFull, within } from '../src/engine/report.js';

const raw = (path: string, detail?: unknown, propertyName?: string): RawError => ({
  path,
  explainer: type,
  detail,
  propertyName,
});

describe('fault', () => {
  test('makes the list with the first fault, and adds the others to the same list', () => {
    const list = fault(undefined, '/a', type, 'string');
    expect(list).toEqual([raw('/a', 'string')]);
    expect(fault(list, '/b', type, 'null', 'b')).toBe(list);
    expect(list).toEqual([raw('/a', 'string'), raw('/b', 'null', 'b')]);
  });
});

describe('doubt', () => {
  test('is said once, before or after faults', () => {
    const list = doubt();
    expect(doubt(list)).toBe(list);
    expect(list).toEqual([DOUBT]);
    expect(doubt(doubt(fault(undefined, '', never)))).toEqual([fault(undefined, '', never)?.[0], DOUBT]);
  });
});

describe('within', () => {
  test('puts the path of the part before those of its faults', () => {
    const inner = [raw('', 'a'), raw('/b/0', 'c')];
    expect(within(undefined, '/list/1', inner)).toEqual([raw('/list/1', 'a'), raw('/list/1/b/0', 'c')]);
  });

  test('adds to the list that is there', () => {
    const list = fault(undefined, '/z', type);
    expect(within(list, '/a', [raw('')])).toBe(list);
    expect(list).toEqual([raw('/z'), raw('/a')]);
  });

  test('leaves a doubt as it is, and says it once', () => {
    const list = within(doubt(), '/a', [DOUBT, raw('/b'), DOUBT]);
    expect(list?.map((each) => (each === DOUBT ? 'doubt' : each.path))).toEqual(['doubt', '/a/b']);
    expect(within(undefined, '/a', [DOUBT])).toEqual([DOUBT]);
    expect(DOUBT.path).toBe('');
  });

  test('of no faults makes no list', () => {
    expect(within(undefined, '/a', [])).toBeUndefined();
  });
});

test.each([
  [0, false],
  [MAX_ERRORS, false],
  [MAX_ERRORS + 1, false],
  [MAX_ERRORS + 2, true],
])('a list of %i faults is full: %j', (length, full) => {
  expect(isFull(length === 0 ? undefined : Array.from({ length }, () => raw('')))).toBe(full);
});

describe('conditions', () => {
  test('count what there is, but for a doubt', () => {
    expect([count(undefined), count([DOUBT]), count([raw(''), raw('')])]).toEqual([0, 0, 2]);
  });

  test('forget what came since, and leave no list where there was none', () => {
    const list = [raw('/a'), raw('/b'), DOUBT];
    expect(cut(list, 1)).toBe(list);
    expect(list).toEqual([raw('/a')]);
    expect([cut(list, 0), cut(undefined, 0)]).toEqual([undefined, undefined]);
  });
});
