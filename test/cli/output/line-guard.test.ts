import { expect, test } from 'vitest';
import { lineGuard } from '../../../src/cli/io/line-guard.js';
import { HOSTILE, obeyed } from './hostile-texts.js';

test.each(Object.entries(HOSTILE))('escapes %s, though a format forgot it', (_, text) => {
  for (const options of [{}, { color: true }, { commands: true }]) {
    // Colour is all that a terminal may get.
    const output = lineGuard(options)(`${text}\n`).replaceAll('color' in options ? '\x1b[31m' : '', '');
    expect(obeyed(output)).toEqual([]);
  }
});

test('leaves the lines of plain text as they are', () => {
  const text = 'a: b\n\n  c::d ## e [f]\n… é 日本 🙂\n';
  expect(lineGuard()(text)).toBe(text);
});

test('says the same of JSON as before', () => {
  const value = { 'a\u2028\u{e0041}\u009b##[b]': ['\u202e::c', '\\\u200b'] };
  const printed = lineGuard()(JSON.stringify(value, null, 1));
  expect(JSON.parse(printed)).toEqual(value);
  expect(printed).toContain('"a\\u2028\\udb40\\udc41\\u009b\\u0023#[b]"');
});

test('lets colours pass where they were asked for, and no other sequence', () => {
  const text = '\x1b[31mred\x1b[39m \x1b[1;31m \x1b[8mhidden\x1b[28m \x1b[2J \x1b]0;title\x07 \x1b[1mbold\x1b[22m\n';
  const rest = '\\u001b[1;31m \\u001b[8mhidden\\u001b[28m \\u001b[2J \\u001b]0;title\\u0007';
  expect(lineGuard({ color: true })(text)).toBe(`\x1b[31mred\x1b[39m ${rest} \x1b[1mbold\x1b[22m\n`);
  expect(lineGuard()('\x1b[31mred')).toBe('\\u001b[31mred');
});

test('sees a command behind colours', () => {
  expect(lineGuard({ color: true })(' \x1b[36m ::add-mask::a\x1b[39m')).toBe(' \x1b[36m \\u003a:add-mask::a\x1b[39m');
});

test('knows where a line starts when it comes in pieces', () => {
  const guard = lineGuard();
  const pieces = ['a', '::b\n', '', '::c\n\n::d', '::e'];
  expect(pieces.map(guard)).toEqual(['a', '::b\n', '', '\\u003a:c\n\n\\u003a:d', '::e']);
});

test('lets annotations pass where they were asked for, and no other command', () => {
  const ours = '::error file=a::b\n::warning file=a::b\n';
  const others = '::add-mask::a\n ::error file=a::b\n::errors ::a\n';
  const told = '\\u003a:add-mask::a\n \\u003a:error file=a::b\n\\u003a:errors ::a\n';
  expect(lineGuard({ commands: true })(ours + others)).toBe(ours + told);
  expect(lineGuard()(ours)).toBe('\\u003a:error file=a::b\n\\u003a:warning file=a::b\n');
});

test('takes a time that grows with the text alone', () => {
  const started = performance.now();
  lineGuard({ color: true })(`${' '.repeat(2_000_000)}\n`.repeat(3));
  expect(performance.now() - started).toBeLessThan(2000);
});
