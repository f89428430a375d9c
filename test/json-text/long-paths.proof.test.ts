import { parse, validate } from 'openvibe-contracts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { textErrorsOf } from './text-errors.js';

const MILLION = 1_000_000;
const tooLarge = 'is past the limit of 1000000 arrays and objects in one value';

describe('the path of an array or object of which only the bracket was read', () => {
  test.each([
    ['behind an escape', `["\\n",${'{},'.repeat(MILLION)}1]`, `/${MILLION}`],
    ['behind a long string', `["${'x'.repeat(20_000)}",${'{},'.repeat(MILLION)}1]`, `/${MILLION}`],
    ['that is an array', `["\\u00e9",${'[],'.repeat(MILLION)}1]`, `/${MILLION}`],
    ['that is a member', `{"a":[${'[],'.repeat(MILLION - 3)}[]],"b\\n":{"c":{}}}`, '/b\n'],
  ])('is its own: an object %s', (_title, text, path) => {
    expect(textErrorsOf(text)).toEqual([expect.stringContaining(` ${path} ${tooLarge}`)]);
    expect(textErrorsOf(Buffer.from(text))).toEqual(textErrorsOf(text));
  });
});

/** How many characters are handed to JSON.parse and read, for each of the text. Exact, where a clock is not. */
function charactersDecoded(text: string): { readonly each: number; readonly errors: number } {
  let decoded = 0;
  const decode = JSON.parse;
  vi.spyOn(JSON, 'parse').mockImplementation((token: string) => {
    decoded += token.length;
    return decode(token);
  });
  const { errors } = parse('sandbox.env@1', text);
  return { each: decoded / text.length, errors: errors.length };
}

describe('a long key', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['in one array', `{"\\n${'k'.repeat(MILLION)}":[${'1e400,'.repeat(99)}1e400]}`],
    ['in an object each', `{"\\n${'k'.repeat(MILLION)}":[${'{"a":1e400},'.repeat(99)}1e400]}`],
    ['of escapes, above keys given twice', `{"${'\\n'.repeat(MILLION)}":{${'"a":1,'.repeat(100)}"a":1}}`],
  ])('above a hundred errors is decoded once more, not for each: %s', (_title, text) => {
    // Once by the engine that reads the whole text, once to compare it with other keys.
    const { each, errors } = charactersDecoded(text);
    // The hundredth path would exceed the million characters that all have together.
    expect(errors).toBe(99);
    expect(each).toBeGreaterThan(1.9);
    expect(each).toBeLessThan(2.1);
  });

  test('above a text that breaks off is not decoded as a whole', () => {
    const { each, errors } = charactersDecoded(`{"\\n${'k'.repeat(MILLION)}":{"\\n${'k'.repeat(MILLION)}":[1 2]}}`);
    expect(errors).toBe(1);
    expect(each).toBeGreaterThan(1);
    expect(each).toBeLessThan(1.1);
  });

  test.each([
    ['plain', 'k', 'k'],
    ['escaped', '\\u006b', 'k'],
    ['escaped in short', '\\n', '\n'],
    ['of pairs', '\\ud83d\\ude00', '😀'],
  ])('is cut at 10,000 characters in the path, %s', (_title, written, meant) => {
    const path = (count: number) => parse('sandbox.env@1', `{"${written.repeat(count)}":[1 2]}`).errors[0]?.path;
    const most = 10_000 / meant.length;
    expect(path(most)).toBe(`/${meant.repeat(most)}`);
    expect(path(most + 1)).toBe(`/${meant.repeat(most)}…`);
    expect(path(10 * most)).toBe(`/${meant.repeat(most)}…`);
  });
});

describe('a path of more than a million characters', () => {
  const name = 'k'.repeat(10_000);
  const deep = `{"${name}":`;
  // As many whole names as fit, with the slashes between them and the mark at the end.
  const path = `${`/${name}`.repeat(99)}/…`;

  test.each([
    ['of a number', `${deep.repeat(999)}1e400${'}'.repeat(999)}`, 'unsafe-number'],
    ['of a key given twice', `${deep.repeat(999)}{"a":1,"a":1}${'}'.repeat(999)}`, 'duplicate-key'],
    ['where the text breaks off', deep.repeat(999), 'syntax'],
    ['of what nests too deep', deep.repeat(1001), 'too-deep'],
  ])('is cut between two names: %s', (_title, text, problem) => {
    const { errors } = parse('sandbox.env@1', text);
    expect(errors.map((error) => [error.path, error.params])).toEqual([[path, { problem }]]);
  });

  test.each([
    ['that just fits', 'k'.repeat(9900), 'k'.repeat(9900)],
    ['that just does not', 'k'.repeat(9901), '…'],
    ['that does not, with its slash escaped', `${'k'.repeat(9899)}/`, '…'],
  ])('ends with a whole name or a mark: one %s', (_title, last, end) => {
    const text = `${deep.repeat(99)}{"${last}":1e400}${'}'.repeat(99)}`;
    const paths = parse('sandbox.env@1', text).errors.map((error) => error.path);
    expect(paths).toEqual([`${`/${name}`.repeat(99)}/${end}`]);
    expect(paths[0]?.length).toBeLessThanOrEqual(MILLION);
  });

  test('is cut in the errors of values, too', () => {
    let value: unknown;
    for (let i = 0; i < 999; i++) value = { [name]: value };
    const { errors } = validate('live.agent-sandbox-worker-request@1', { isolation: value });
    expect(errors.map((error) => [error.path, error.params])).toEqual([[`/isolation${path}`, { problem: 'type' }]]);
  });
});
