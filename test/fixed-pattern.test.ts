import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixedPattern } from '../src/engine/fixed-pattern.js';
import { type FixedPattern, readFixedPattern } from '../src/plan/patterns.js';
import { subschemas } from '../src/source/schema.js';
import { readTree } from '../src/source/tree.js';
import { fixtureTexts } from './lib/fixture-texts.js';
import { root } from './lib/root.js';

const { contracts } = readTree(root);
const patterns = new Set(
  contracts
    .flatMap(({ schema }) => [...subschemas(schema)])
    .flatMap(({ schema: { pattern } }) => (typeof pattern === 'string' ? [pattern] : [])),
);
const fixed = [...patterns].flatMap((pattern): [string, FixedPattern][] => {
  const shape = readFixedPattern(pattern);
  return shape ? [[pattern, shape]] : [];
});

const fixtures = fixtureTexts(contracts);

/** The ends of the classes that contracts use, their neighbours, other signs, and letters that look or fold like ASCII ones. */
const CHARACTERS = [
  ...'09/:AZ@[azf`{g-_.~$^ \n\r\0\x7fGHIJKLMNOPTUVilou',
  '\u0660',
  'ſ',
  'K',
  'é',
  '\ud83d',
  '🦀',
  '',
  'aa',
];

/** A matching text with each position replaced, and what is too long or too short by one. */
function* editsOf(text: string): Generator<string> {
  yield* [text, `${text}\n`, `\n${text}`, `${text}${text.at(-1)}`, text.slice(0, -1), text.slice(1), `${text}\0`, ''];
  for (let i = 0; i < text.length; i++) {
    for (const character of CHARACTERS) yield text.slice(0, i) + character + text.slice(i + 1);
  }
}

test('contracts have patterns of fixed shape, and their fixtures texts', () => {
  expect(fixed.length).toBeGreaterThan(0);
  expect(fixtures.length).toBeGreaterThan(1000);
});

describe.each(fixed)('%s is validated as the plain expression validates', (pattern, { prefix, characters, count }) => {
  const plain = new RegExp(pattern, 'u');
  const { test: isMatch } = fixedPattern(prefix, characters, count);
  const differing = (texts: Iterable<string>): string[] =>
    [...texts].filter((text) => isMatch(text) !== plain.test(text));
  const matching = fc.stringMatching(plain);

  test('on all texts of the fixtures', () => {
    expect(differing(fixtures)).toEqual([]);
  });

  test('on texts that match, and on each small edit of them', () => {
    fc.assert(
      fc.property(matching, (text) => {
        expect([text.length, isMatch(text)]).toEqual([prefix.length + count, true]);
        expect(differing(editsOf(text))).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  test('on any text of the right length', () => {
    const length = prefix.length + count;
    const unit = fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), fc.constantFrom(...CHARACTERS));
    const near = fc.array(unit, { maxLength: length }).chain((units) => {
      return matching.map((text) => units.join('') + text.slice(units.join('').length));
    });
    fc.assert(
      fc.property(near, (text) => void expect(differing([text])).toEqual([])),
      { numRuns: 200 },
    );
  });
});
