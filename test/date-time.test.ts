import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDateTime } from '../src/engine/date-time.js';
import { readTree } from '../src/source/tree.js';
import { dateTimes } from './agree/date-times.js';
import { fixtureTexts } from './lib/fixture-texts.js';
import { needsSuite, readSuite } from './lib/official-suite.js';
import { root } from './lib/root.js';

const SHAPE =
  /^([0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[Tt]([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9]|60)(?:\.[0-9]+)?(?:[Zz]|([+-])([01][0-9]|2[0-3]):([0-5][0-9]))$/;

/** The slow way: an expression, and the calendar of the language. */
function isDateTimeBySlowMeans(text: string): boolean {
  const [, year, month, day, hour, minute, second, sign, offsetHour = '0', offsetMinute = '0'] = SHAPE.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(0);
  // Date.UTC takes the years below 100 for those of the 20th century.
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCDate() !== Number(day)) return false;
  if (second !== '60') return true;
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === '-' ? -1 : 1);
  date.setUTCHours(Number(hour), Number(minute) - offset);
  const next = new Date(date.getTime() + 60_000);
  return next.getUTCDate() === 1 && date.getUTCDate() !== 1;
}

const differing = (texts: Iterable<string>): string[] =>
  [...texts].filter((text) => isDateTime(text) !== isDateTimeBySlowMeans(text));
const two = (number: number): string => String(number).padStart(2, '0');

test('says of all texts of the fixtures what the slow way says', () => {
  const texts = fixtureTexts(readTree(root).contracts);
  expect(texts.filter(isDateTime).length).toBeGreaterThan(50);
  expect(differing(texts)).toEqual([]);
});

test('and of the official suite', (context) => {
  needsSuite(context);
  const cases = readSuite('optional/format/date-time.json').flatMap(({ tests }) => tests);
  const texts = cases.flatMap(({ data }) => (typeof data === 'string' ? [data] : []));
  expect(texts.length).toBeGreaterThan(20);
  expect(differing(texts)).toEqual([]);
});

test('and of every day that a year may have or lack, at the last second and the leap second', () => {
  const years = [
    '0000',
    '0001',
    '0004',
    '0099',
    '0100',
    '1900',
    '1999',
    '2000',
    '2023',
    '2024',
    '2100',
    '2400',
    '9999',
  ];
  const days = years.flatMap((year) =>
    Array.from({ length: 14 * 33 }, (_, i) => `${year}-${two(Math.floor(i / 33))}-${two(i % 33)}`),
  );
  const texts = days.flatMap((day) => [`${day}T23:59:59Z`, `${day}T23:59:60Z`, `${day}T00:59:60+01:00`]);
  expect(differing(texts)).toEqual([]);
  expect(days.filter((day) => isDateTime(`${day}T00:00:00Z`))).toHaveLength(13 * 365 + 5);
});

test('and of a leap second at every minute around offsets', () => {
  const offsets = ['Z', '+00:00', '-00:00', '+00:01', '-00:01', '+05:45', '-08:00', '+12:00', '+23:59', '-23:59'];
  const minutes = Array.from({ length: 1440 }, (_, i) => `${two(Math.floor(i / 60))}:${two(i % 60)}:60`);
  const days = ['1998-12-30', '1998-12-31', '1999-01-01', '1999-01-02', '2016-02-28', '2016-02-29', '2015-03-01'];
  const texts = days.flatMap((day) => offsets.flatMap((offset) => minutes.map((time) => `${day}T${time}${offset}`)));
  expect(differing(texts)).toEqual([]);
  expect(texts.filter(isDateTime)).toHaveLength(20);
});

const CHARACTERS = [...'0123456789-:.TtZz+ ,/;\n\0', '\u0660', '\u0967', 'ſ', 'Ｔ', '\u0154', '\u015a', '−', '🦀', ''];

test('and of each edit at each position, of every length', () => {
  for (const text of ['2024-02-29T23:59:60.25+00:00', '2026-01-31T09:30:00Z', '1998-12-31T15:59:60-08:00']) {
    const edits = [...text].flatMap((_, i) =>
      CHARACTERS.flatMap((each) => [
        text.slice(0, i) + each + text.slice(i + 1),
        text.slice(0, i) + each + text.slice(i),
      ]),
    );
    const cuts = [...text].flatMap((_, i) => [text.slice(0, i), text.slice(i), text + text.slice(0, i)]);
    expect(differing([text, ...edits, ...cuts])).toEqual([]);
  }
});

test('and of 20,000 others, near a date and time', () => {
  const edit = fc.tuple(fc.nat(30), fc.nat(1), fc.constantFrom(...CHARACTERS));
  const texts = fc
    .tuple(dateTimes, fc.array(edit, { maxLength: 2 }))
    .map(([text, edits]) =>
      edits.reduce((all, [at, cut, character]) => all.slice(0, at) + character + all.slice(at + cut), text),
    );
  fc.assert(
    fc.property(texts, (text) => isDateTime(text) === isDateTimeBySlowMeans(text)),
    { numRuns: 20_000 },
  );
});
