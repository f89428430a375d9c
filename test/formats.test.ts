import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { formats } from '../src/engine/formats.js';
import { needsSuite, readSuite } from './lib/official-suite.js';

describe('byte', () => {
  const { validate } = formats.byte;

  test.each(['', 'aA==', 'aGk=', 'aGkh', '+/+/', 'AAAAaGk='])('accepts %j', (text) => {
    expect(validate(text)).toBe(true);
  });

  test.each([
    ['no padding', 'aGk'],
    ['a single character', 'a'],
    ['three signs of padding', 'a==='],
    ['padding alone', '===='],
    ['padding in the middle', 'aGk=aGk='],
    ['more padding than fits', 'aGkh===='],
    ['the alphabet for URLs', '-_-_'],
    ['a line break', 'aGkh\naGk'],
    ['a line break at the end', 'aGk\n'],
    ['white space', 'aG k'],
  ])('refuses %s', (_what, text) => {
    expect(validate(text)).toBe(false);
  });

  test('stands a text of any length', () => {
    expect([validate('A'.repeat(4e7)), validate(`${'A'.repeat(4e7)}=A==`)]).toEqual([true, false]);
  });
});

describe('date-time', () => {
  const { validate } = formats['date-time'];

  test.each([
    '2026-01-31T09:30:00Z',
    '2026-01-31T09:30:00.123456789Z',
    '2026-01-31T09:30:00+05:45',
    '2026-01-31T09:30:00-00:00',
    '2024-02-29T00:00:00Z',
    '2000-02-29T00:00:00Z',
    '1963-06-19t08:30:06z',
    '1998-12-31T23:59:60Z',
    '1998-12-31T15:59:60.123-08:00',
    '1999-01-01T05:44:60+05:45',
    '2016-02-29T23:59:60Z',
    '2016-03-01T00:59:60+01:00',
    '2015-06-30T18:59:60-05:00',
  ])('accepts %s', (text) => {
    expect(validate(text)).toBe(true);
  });

  test.each([
    ['a space for the T', '2026-01-31 09:30:00Z'],
    ['no offset', '2026-01-31T09:30:00'],
    ['an offset without a colon', '2026-01-31T09:30:00+0545'],
    ['an offset without minutes', '2026-01-31T09:30:00+05'],
    ['an offset past a day', '2026-01-31T09:30:00+24:00'],
    ['an offset minute past an hour', '2026-01-31T09:30:00+00:60'],
    ['a date alone', '2026-01-31'],
    ['month 0', '2026-00-31T09:30:00Z'],
    ['month 13', '2026-13-31T09:30:00Z'],
    ['day 0', '2026-01-00T09:30:00Z'],
    ['day 31 of a month of 30', '2026-04-31T09:30:00Z'],
    ['a leap day in a common year', '2026-02-29T09:30:00Z'],
    ['a leap day in 1900', '1900-02-29T09:30:00Z'],
    ['hour 24', '2026-01-31T24:00:00Z'],
    ['minute 60', '2026-01-31T09:60:00Z'],
    ['second 61', '1998-12-31T23:59:61Z'],
    ['a leap second at another minute', '1998-12-31T23:58:60Z'],
    ['a leap second inside a month', '1998-12-30T23:59:60Z'],
    ['a leap second on the last day of another time zone', '1998-12-31T00:59:60+01:00'],
    ['a leap second on the first day of the next month', '1999-01-02T00:59:60+01:00'],
    ['a leap second at another minute of UTC', '1998-12-31T23:59:60+01:00'],
    ['a point without digits', '2026-01-31T09:30:00.Z'],
    ['digits of another script', '2026-01-3১T09:30:00Z'],
    ['a year of five digits', '12026-01-31T09:30:00Z'],
    ['text before', ' 2026-01-31T09:30:00Z'],
    ['a line break after', '2026-01-31T09:30:00Z\n'],
    ['nothing', ''],
  ])('refuses %s', (_what, text) => {
    expect(validate(text)).toBe(false);
  });

  test('agrees with ajv-formats on every second of three days, and on every day of five years', () => {
    const ajv = new Ajv2020();
    addFormats.default(ajv, ['date-time']);
    const peer = ajv.compile({ type: 'string', format: 'date-time' });
    const start = Date.UTC(2023, 11, 31);
    const seconds = Array.from({ length: 3 * 86_400 }, (_, i) => new Date(start + i * 1000).toISOString());
    const days = Array.from({ length: 5 * 12 * 31 }, (_, i) => {
      const [year, month, day] = [2023 + Math.floor(i / 372), Math.floor((i % 372) / 31) + 1, (i % 31) + 1];
      return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}T12:00:00-08:00`;
    });
    expect([...seconds, ...days].filter((text) => validate(text) !== peer(text))).toEqual([]);
    expect(days.filter(validate)).toHaveLength(5 * 365 + 1);
  });
});

describe('the official JSON Schema test suite', () => {
  test('agrees on every case of date-time', (context) => {
    needsSuite(context);
    const cases = readSuite('optional/format/date-time.json').flatMap(({ tests }) => tests);
    expect(cases.length).toBeGreaterThanOrEqual(30);
    const { validate } = formats['date-time'];
    // A format says nothing of values that are not strings.
    const validated = cases.map(({ description, data }) => [description, typeof data !== 'string' || validate(data)]);
    expect(validated).toEqual(cases.map(({ description, valid }) => [description, valid]));
  });

  test('has cases for no other format of the contracts', () => {
    expect(Object.keys(formats)).toEqual(['date-time', 'byte', 'int32', 'int64', 'uint32', 'uint64']);
  });
});

describe('integers of a fixed width', () => {
  test.each([
    ['int32', -(2 ** 31), 2 ** 31 - 1],
    ['uint32', 0, 2 ** 32 - 1],
    // The last doubles below 2^63 and 2^64: the bounds themselves have no double of their own.
    ['int64', -(2 ** 63), 2 ** 63 - 1024],
    ['uint64', 0, 2 ** 64 - 2048],
  ] as const)('%s goes from %d to %d', (name, least, greatest) => {
    const { validate } = formats[name];
    const step = (value: number): number => Math.max(1, 2 ** (Math.ceil(Math.log2(Math.abs(value) + 1)) - 52));
    expect([least, greatest, 0, 1, -0].map(validate)).toEqual([true, true, true, true, true]);
    expect([least - step(least), greatest + step(greatest)].map(validate)).toEqual([false, false]);
    expect([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(validate)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
