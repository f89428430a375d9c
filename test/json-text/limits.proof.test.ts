import { parse } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import { LargeMap } from '../../src/base/large-map.js';
import { problemsOf, textErrorsOf } from './text-errors.js';

const MILLION = 1_000_000;

/** Generous, so that a busy machine passes; what is not linear takes minutes. */
const SECONDS = 20;

function timed<Result>(run: () => Result): Result {
  const start = performance.now();
  const result = run();
  expect((performance.now() - start) / 1000).toBeLessThan(SECONDS);
  return result;
}

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('nesting', () => {
  test('is accepted 1000 deep and refused beyond, at the first bracket too many', () => {
    expect(textErrorsOf(nested(1000))).toEqual([]);
    const path = '/0'.repeat(1000);
    const message = 'is nested more than 1000 arrays and objects deep; send a flatter value';
    expect(textErrorsOf(nested(1001))).toEqual([`too-deep 1:1001 ${path} ${message}`]);
    expect(textErrorsOf(`${'{"a":'.repeat(1001)}1${'}'.repeat(1001)}`)).toEqual([
      `too-deep 1:5001 ${'/a'.repeat(1000)} ${message}`,
    ]);
  });

  test.each([
    ['closed', nested(MILLION)],
    ['left open', '['.repeat(MILLION)],
    ['of objects', '{"a":'.repeat(MILLION)],
  ])('a million deep, %s, is refused for its depth alone', (_title, text) => {
    expect(timed(() => problemsOf(text))).toEqual(['too-deep']);
  });

  test('that a key given twice hides from the value is reported', () => {
    expect(problemsOf(`{"a":${nested(1000)},"a":1}`)).toEqual(['too-deep']);
  });
});

describe('at most a hundred errors', () => {
  test.each([
    ['keys', `{${'"a":1,'.repeat(MILLION)}"a":1}`, 'duplicate-key'],
    ['numbers', `[${'9007199254740993,'.repeat(MILLION)}0]`, 'unsafe-number'],
    ['halves of pairs', `[${'"\\ud800",'.repeat(MILLION)}0]`, 'lone-surrogate'],
  ])('are reported of a million %s', (_title, text, problem) => {
    const result = timed(() => parse('sandbox.env@1', text));
    expect(result.errors).toHaveLength(100);
    expect(result).toMatchObject({ valid: false, truncated: true });
    expect(problemsOf(text)).toEqual([problem]);
  });

  test('and no truncation of exactly a hundred', () => {
    const result = parse('sandbox.env@1', `{${'"a":1,'.repeat(100)}"a":1}`);
    expect(result.errors).toHaveLength(100);
    expect(Object.keys(result)).toEqual(['valid', 'errors']);
  });

  test('and fewer where their pointers are long', () => {
    const deep = `{"${'k'.repeat(10_000)}":`.repeat(30);
    const result = parse('sandbox.env@1', `${deep}[${'1e400,'.repeat(50)}0]${'}'.repeat(30)}`);
    expect(result.errors).toHaveLength(3);
    expect(result).toMatchObject({ truncated: true });
  });
});

describe('a text of 50 MB', () => {
  const size = 50 * MILLION;
  test.each<[string, string, string[]]>([
    ['a string', `"${'a'.repeat(size)}"`, []],
    ['a string that is left open', `"${'a'.repeat(size)}`, ['syntax']],
    ['escapes, behind an error', `[1e400,"${'\\n'.repeat(size / 2)}"]`, ['unsafe-number']],
    ['escapes of surrogates', `"${'\\ud83d\\ude00'.repeat(size / 12)}\\ud800"`, ['lone-surrogate']],
    ['escaped quotes', `["${'\\":'.repeat(size / 3)}"]`, []],
    ['backslashes', `[":","${'\\\\'.repeat(size / 2)}"]`, []],
    ['white space', `[1e400${' '.repeat(size)}]`, ['unsafe-number']],
    ['line ends before an error', `${'\r\n'.repeat(size / 2)}x`, ['syntax']],
    ['digits', '9'.repeat(size), ['unsafe-number']],
    ['digits of a fraction', `9007199254740993.${'0'.repeat(size)}`, ['unsafe-number']],
    ['zeros before a one', `9007199254740993.${'0'.repeat(size)}1`, ['unsafe-number']],
    ['zeros behind the point', `0.${'0'.repeat(size)}1`, ['unsafe-number']],
    ['points and exponents in a string', `[1,"${'1.0e'.repeat(size / 4)}"]`, []],
    ['a word', 'x'.repeat(size), ['syntax']],
  ])('of %s takes a moment', (_title, text, problems) => {
    expect(timed(() => problemsOf(text))).toEqual(problems);
  });

  test('with a million wrong values is placed in one pass', () => {
    const text = `[${'"a=b",'.repeat(MILLION)}1]`;
    expect(timed(() => parse('sandbox.env@1', text)).errors).toEqual([
      {
        path: `/${MILLION}`,
        message: 'must be a string, not a number',
        keyword: 'type',
        params: { types: ['string'] },
        line: 1,
        column: text.length - 1,
      },
    ]);
  });
});

test('a million different keys and one twice', () => {
  const keys = Array.from({ length: MILLION }, (_, i) => `"${i}":1`).join();
  expect(timed(() => textErrorsOf(`{${keys},"7":1}`))).toEqual([
    `duplicate-key 1:${keys.length + 3} /7 is a key given before, in line 1; give each key once`,
  ]);
});

test('more keys than a Map holds, which throws at the next', () => {
  const most = 2 ** 24;
  const keys = new LargeMap<number, number>();
  for (let i = 0; i <= most; i++) keys.add(i, i);
  expect([0, most - 1, most, most + 1].map((key) => keys.get(key))).toEqual([0, most - 1, most, undefined]);
});
