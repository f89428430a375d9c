import { expect, test } from 'vitest';
import { solvePatterns } from '../../src/compat/patterns/solve-patterns.js';

const ANY = { patterns: [], notPatterns: [], minLength: 0, maxLength: Number.POSITIVE_INFINITY };
const all = () => true;

const EMPTY = { kind: 'empty' };
const text = (found: string) => ({ kind: 'text', text: found });

test.each([
  ['an anchored pattern', { patterns: ['^a{2}$'] }, text('aa')],
  ['a pattern that matches anywhere', { patterns: ['b'] }, text('b')],
  ['an anchor in one alternative', { patterns: ['^a|b$'], notPatterns: ['^a'] }, text('b')],
  ['one pattern inside another', { patterns: ['^[a-z]{1,3}$'], notPatterns: ['^[a-z]{1,4}$'] }, EMPTY],
  ['one pattern beyond another', { patterns: ['^[a-z]{1,4}$'], notPatterns: ['^[a-z]{1,3}$'] }, text('aaaa')],
  [
    'a hundred characters',
    { patterns: ['^[a-z][a-z-]{0,127}$'], notPatterns: ['^[a-z-]{0,127}$'] },
    text('a'.repeat(128)),
  ],
  ['a length that no match has', { patterns: ['^(ab)+$'], minLength: 3, maxLength: 3 }, EMPTY],
  ['characters beyond the basic plane', { patterns: ['^🦀+$'], minLength: 2 }, text('🦀🦀')],
])('%s', (_, query, outcome) => {
  expect(solvePatterns({ ...ANY, ...query }, all)).toEqual(outcome);
});

test('what is refused will not do: of two texts the other is found, then none is left', () => {
  const query = { ...ANY, patterns: ['^[ab]$'] };
  expect(solvePatterns(query, (found) => found !== 'a')).toEqual(text('b'));
  expect(solvePatterns(query, () => false)).toEqual(EMPTY);
});

test.each([['(?=a)b'], ['\\bfoo'], ['(a+)\\1'], ['a(^|b)']])('%s is left undecided', (pattern) => {
  expect(solvePatterns({ ...ANY, patterns: [pattern] }, () => false)).toEqual({
    kind: 'unknown',
    reason: `whether there is a text that matches ${JSON.stringify(pattern)} was not decided`,
  });
});

test('texts of a language without end are not all tried', () => {
  expect(solvePatterns({ ...ANY, patterns: ['^a+$'] }, () => false)).toEqual({
    kind: 'unknown',
    reason: 'no text was found that is one that matches "^a+$"',
  });
});
