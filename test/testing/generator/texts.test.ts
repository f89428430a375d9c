import { contract, contracts } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import { formats } from '../../../src/engine/formats.js';
import { made } from './made.js';

const texts = (schema: object): string[] => (made([{ type: 'string', ...schema }]) ?? []) as string[];

/** All patterns of the contracts, those of rules too. */
const patterns = new Set(
  contracts.flatMap(({ name }) =>
    [...JSON.stringify(contract(name).schema).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, text = '']) =>
      JSON.parse(text),
    ),
  ),
);

describe('texts that match a pattern', () => {
  test.each([
    ...patterns,
    ...[
      '^(?:ab?|c{2}){1,3}$',
      '[^a-z]',
      '^\\w+\\s\\S\\W\\D$',
      '^.$',
      '^a*$',
      'a|b',
      '^(a|)$',
      '^[\\d.-]{0,200}$',
      '^🦀+\\.\\/$',
      '^[^]-]$'.replace(']', '\\]'),
    ],
  ])('%s', (pattern) => {
    const expression = new RegExp(pattern, 'u');
    const found = texts({ pattern });
    expect(found.filter((text) => !expression.test(text))).toEqual([]);
    expect(new Set(found).size).toBeGreaterThan(1);
  });

  test.each([
    ['^(?=a)$', 'the (?='],
    ['^a|b$', 'the |'],
    ['^(a$', 'a group without end'],
    ['^\\b$', 'the \\b'],
    ['^a)$', 'the )'],
    ['^a$b$', 'the $'],
  ])('%s is refused rather than misread', (pattern, what) => {
    expect(() => texts({ pattern })).toThrow(
      `${what} of the pattern ${pattern} is not known here; teach it to src/testing/generator/pattern.ts`,
    );
  });
});

test.each(['date-time', 'byte'] as const)('texts of the format %s are of it, in several spellings', (format) => {
  const found = texts({ format });
  expect(found.filter((text) => !formats[format].validate(text))).toEqual([]);
  expect(new Set(found.map((text) => text.replace(/\w+/g, 'x'))).size).toBeGreaterThan(2);
});

test('lengths are counted in code points, and their bounds are tried', () => {
  const lengths = texts({ minLength: 3, maxLength: 40 }).map((text) => [...text].length);
  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([3, 40]);
});
