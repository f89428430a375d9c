import { expect, test } from 'vitest';
import { editPattern } from '../../scripts/mutate/pattern/edit-pattern.js';
import { placeOf, subschemas } from '../../src/source/schema.js';
import { readTree } from '../../src/source/tree.js';
import { root } from '../lib/root.js';

test.each<[string, string, string[]]>([
  ['an anchor', '^\\W', ['\\W', '^\\W?']],
  ['a quantifier with two bounds', '\\W{2,3}', ['\\W{1,3}', '\\W{2,4}', '\\W{3}', '\\W{2}']],
  ['a quantifier with one bound', '\\W{2,}', ['\\W+', '\\W{3,}']],
  ['plus', '\\W+', ['\\W*', '\\W{2,}']],
  ['star', '\\W*', ['\\W+']],
  ['an optional part, and a lazy one', '\\W?\\W+?', ['\\W{0,2}\\W+?', '\\W{1}\\W+?', '\\W?\\W*?', '\\W?\\W{2,}?']],
  ['a range', '[b-d]*', ['[b-d]+', '[b-da]*', '[b-de]*', '[cd]*', '[bc]*', '[b-dB-D]*']],
  ['ranges that touch', '[a-cd]*', ['[a-cd]+', '[a-d`]*', '[a-de]*', '[b-d]*', '[a-c]*', '[a-dA-D]*']],
  ['single characters', '[.-]*', ['[.-]+', '[\\-.,]*', '[\\-./]*', '[.]*', '[\\-]*']],
  ['a class without a quantifier', '[+]', ['[+]?', '[+*]', '[+,]', '[]']],
  ['digits', '\\d+', ['\\d*', '\\d{2,}', '[0-9/]+', '[0-9:]+', '[1-9]+', '[0-8]+']],
  ['a negated class', '[^\\s?]*', ['[^\\s?]+', '[^?]*', '[^\\s]*']],
  ['alternatives', '(a|b|c)', ['(b|c)', '(a|c)', '(a|b)']],
  ['fixed text', 'v_\\d', ['(?:v_)?\\d', 'v.\\d', 'v_\\d?', 'v_[0-9/]', 'v_[0-9:]', 'v_[1-9]', 'v_[0-8]']],
])('edits %s', (_what, pattern, edited) => {
  expect(editPattern(pattern)).toEqual(edited);
});

test('every edit of every pattern is a regular expression, and another one', () => {
  const patterns = readTree(root).contracts.flatMap(({ schema }) =>
    [...subschemas(schema)].flatMap(({ schema: { pattern }, pointer }) =>
      typeof pattern === 'string' ? [{ pattern, isOfRule: placeOf(pointer) === 'rule' }] : [],
    ),
  );
  expect(patterns.length).toBeGreaterThan(10);
  for (const { pattern, isOfRule } of patterns) {
    const edited = editPattern(pattern);
    // Rules look for one thing in a text, such as white space; shapes describe the whole of it.
    expect(edited.length).toBeGreaterThan(isOfRule ? 0 : 5);
    expect(new Set(edited).size).toBe(edited.length);
    expect(edited).not.toContain(pattern);
    for (const each of edited) expect(() => new RegExp(each, 'u')).not.toThrow();
  }
});
