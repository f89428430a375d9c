import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Literals } from '../../../../src/compile/steps/literals.js';

test.each([
  ['one text', 'data["a-b"]', 'data["0"]'],
  ['several, each by its own number', 'f("a", "b", "a")', 'f("0", "1", "2")'],
  ['an escaped quote', String.raw`f("a\"b;c")`, 'f("0")'],
  ['an escaped backslash at the end', String.raw`f("a\\")+g("b")`, 'f("0")+g("1")'],
  ['a number in quotes', 'f("7")', 'f("0")'],
  ['the empty text', 'f("")', 'f("0")'],
  ['no text', 'f(a)', 'f(a)'],
])('hides %s, and shows it again', (_what, code, hidden) => {
  const literals = new Literals();
  expect(literals.hide(code)).toBe(hidden);
  expect(literals.show(hidden)).toBe(code);
});

test('goes on counting from one piece of code to the next, and shows each piece alone', () => {
  const literals = new Literals();
  expect([literals.hide('"a"'), literals.hide('"b"'), literals.hide('"c"')]).toEqual(['"0"', '"1"', '"2"']);
  expect([literals.show('"2"'), literals.show('"0"')]).toEqual(['"c"', '"a"']);
});

test('shows what any texts were, whatever stands in them', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
      const literals = new Literals();
      const code = texts.map((text) => `f(${JSON.stringify(text)});`).join('');
      const hidden = literals.hide(code);
      expect(hidden).toBe(texts.map((_, i) => `f("${i}");`).join(''));
      expect(literals.show(hidden)).toBe(code);
    }),
  );
});
