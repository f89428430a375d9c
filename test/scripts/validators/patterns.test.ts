import { expect, test } from 'vitest';
import { isAsciiPattern, readFixedPattern } from '../../../src/plan/patterns.js';

test.each<[string, [prefix: string, characters: string, count: number]]>([
  ['^job_[0-9a-f]{8}$', ['job_', '[0-9a-f]', 8]],
  ['^[0-9A-HJKMNP-TV-Z]{26}$', ['', '[0-9A-HJKMNP-TV-Z]', 26]],
  ['^a[b]{1}$', ['a', '[b]', 1]],
  ['^a[b]{0}$', ['a', '[b]', 0]],
  ['^[a-z]{3,3}$', ['', '[a-z]', 3]],
  ['^[a-z]{3}?$', ['', '[a-z]', 3]],
  ['^[+/\\-]{2}$', ['', '[+/\\-]', 2]],
  ['^[\\x41\\u0042]{2}$', ['', '[\\x41\\u0042]', 2]],
  ['^[a-z]{256}$', ['', '[a-z]', 256]],
])('reads the fixed shape of %s', (pattern, [prefix, characters, count]) => {
  expect(readFixedPattern(pattern)).toEqual({ prefix, characters, count });
});

test.each([
  ['more than one length', '^[a-z]{1,2}$'],
  ['no length', '^[a-z]+$'],
  ['no class', '^a{4}$'],
  ['a class without a count', '^a[a-z]$'],
  ['two classes', '^[a-z]{2}[0-9]{2}$'],
  ['something behind the class', '^[a-z]{2}b$'],
  ['a group', '^(?:[a-z]{2})$'],
  ['alternatives', '^[a-z]{2}$|^[0-9]{2}$'],
  ['no start', '[a-z]{2}$'],
  ['no end', '^[a-z]{2}'],
  ['a class of all but some', '^[^a-z]{2}$'],
  ['a named class', '^[\\d]{2}$'],
  ['characters beyond ASCII', '^[a-é]{2}$'],
  ['a character beyond ASCII before', '^é[a-z]{2}$'],
  ['a sign before', '^a\\.[a-z]{2}$'],
  ['any character before', '^.[a-z]{2}$'],
  ['a code point, which only the flag u knows', '^[\\u{41}]{2}$'],
  ['more characters than engines take when written out', '^[a-z]{257}$'],
  ['nothing', ''],
])('sees no fixed shape in %s', (_what, pattern) => {
  expect(readFixedPattern(pattern)).toBeUndefined();
});

test.each([
  '^[a-z]+$',
  '^a*$',
  '^$',
  '^(?:ab|[0-9]{2})?$',
  '^(a)(b)$',
  '^\\.\\/$',
  '^[\\x00-\\x7f]*$',
  '^[\\u{41}]$',
  '^a\\n$',
])('only ASCII texts match %s', (pattern) => {
  expect(isAsciiPattern(pattern)).toBe(true);
});

test.each([
  ['no start', 'a$'],
  ['no end', '^a'],
  ['one alternative without an end', '^a$|b'],
  ['alternatives that each have both', '^a$|^b$'],
  ['any character', '^.*$'],
  ['all but some', '^[^a]*$'],
  ['what is no digit', '^\\D$'],
  ['a named class', '^[\\w]$'],
  ['a range that leaves ASCII', '^[ -\\x80]$'],
  ['a character beyond ASCII', '^é$'],
  ['one in a class', '^[aé]$'],
  ['one in a group', '^(?:a|é)$'],
  ['one that is repeated', '^é*$'],
  ['a property of Unicode', '^\\p{L}$'],
  ['a look ahead', '^(?=a)a$'],
  ['a reference back', '^(a)\\1$'],
])('other texts may match a pattern with %s', (_what, pattern) => {
  expect(isAsciiPattern(pattern)).toBe(false);
});
