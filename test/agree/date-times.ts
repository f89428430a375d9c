import fc from 'fast-check';

const two = (number: number): string => String(number).padStart(2, '0');
const twoDigits = (max: number): fc.Arbitrary<string> =>
  fc.oneof(fc.integer({ min: 0, max }), fc.constantFrom(0, 1, max - 1, max)).map(two);

const offsets = fc.oneof(
  fc.constantFrom('Z', 'z', '', '+00:00', '-00:00', '+24:00', '-08:60', '+0100', '-08', 'ZZ', ' Z'),
  fc.tuple(fc.constantFrom('+', '-'), twoDigits(24), twoDigits(60)).map(([sign, h, m]) => `${sign}${h}:${m}`),
);

/** Texts in the shape of a date and time, each part in its range or just beyond. */
export const dateTimes: fc.Arbitrary<string> = fc
  .record({
    year: fc.constantFrom('0000', '1900', '1998', '2000', '2024', '2026', '9999', '026', '12026'),
    month: fc.oneof(fc.constantFrom('02', '06', '12'), twoDigits(13)),
    day: fc.oneof(fc.constantFrom('28', '29', '30', '31'), twoDigits(32)),
    between: fc.constantFrom('T', 'T', 'T', 'T', 't', ' ', '', '\n', 'TT'),
    time: fc.oneof(
      fc.constantFrom('23:59:60', '22:59:60', '23:59:59', '09:30', '9:30:00', '23:59:6', '00:00:00'),
      fc.tuple(twoDigits(24), twoDigits(60), twoDigits(61)).map((parts) => parts.join(':')),
    ),
    fraction: fc.constantFrom('', '', '', '.5', '.', ',5', '.000000000000000000001', '.5.5'),
    offset: offsets,
  })
  .map(({ year, month, day, between, time, fraction, offset }) => {
    return `${year}-${month}-${day}${between}${time}${fraction}${offset}`;
  });
