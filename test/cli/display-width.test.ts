import { expect, test } from 'vitest';
import { displayWidth, fitting, wrap } from '../../src/cli/io/display-width.js';

test.each([
  ['a word', 'plain', 5],
  ['a flag, which is two letters of its own', '🇩🇪', 2],
  ['two flags', '🇩🇪🇫🇷', 4],
  ['a family, joined', '👨‍👩‍👧', 2],
  ['a skin tone', '👍🏽', 2],
  ['a sign asked for as a picture', '❤️', 2],
  ['a sign that is text', '☎', 1],
  ['wide characters', '漢字', 4],
  ['a mark on a letter', 'e\u0301', 1],
  ['half-width letters', 'ｱ', 1],
])('%s: %j takes %i columns', (_, text, columns) => {
  expect(displayWidth(text)).toBe(columns);
});

test.each([
  ['🇩🇪🇫🇷x', 3, '🇩🇪'],
  ['🇩🇪🇫🇷x', 4, '🇩🇪🇫🇷'],
  ['𠀀𠀀𠀀', 5, '𠀀𠀀'],
  ['ae\u0301i', 2, 'ae\u0301'],
  ['abc', 3, 'abc'],
  ['漢', 1, ''],
])('the start of %j that fits in %i columns is %j', (text, columns, start) => {
  expect(fitting(text, columns)).toBe(start);
});

test('breaks lines by the columns of flags and wide words', () => {
  expect(wrap('🇩🇪🇫🇷 🇮🇹 漢字', 7, '  ')).toBe('🇩🇪🇫🇷 🇮🇹\n  漢字');
  expect(wrap('one  two three', 7)).toBe('one two\nthree');
});
