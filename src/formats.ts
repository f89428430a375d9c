/** Numbers of a fixed width, checked for their true range; a fraction has no place in any of them. */
const integerFormat = (minimum: number, beyond: number) => ({
  type: 'number' as const,
  validate: (value: number): boolean => Number.isInteger(value) && value >= minimum && value < beyond,
});

/** The formats that contracts and their rules may use. Each is checked, never taken as a note. */
export const formats = {
  'date-time': { type: 'string' as const, validate: isDateTime },
  byte: { type: 'string' as const, validate: isBase64 },
  int32: integerFormat(-(2 ** 31), 2 ** 31),
  int64: integerFormat(-(2 ** 63), 2 ** 63),
  uint32: integerFormat(0, 2 ** 32),
  uint64: integerFormat(0, 2 ** 64),
};

export const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:Z|([+-])(\d\d):(\d\d))$/i;
export const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const MINUTES_OF_DAY = 1440;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Whether the text is a `date-time` of RFC 3339, section 5.6: a `T`, an offset with a colon or `Z`, a real day of a real month.
 * A 60th second is a leap second, which falls on the end of a month in UTC alone (RFC 3339, section 5.7).
 */
function isDateTime(text: string): boolean {
  const match = DATE_TIME.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number);
  const [offsetHour, offsetMinute] = [Number(match[8] ?? 0), Number(match[9] ?? 0)];
  if (day < 1 || day > daysOf(year, month) || hour > 23 || minute > 59 || second > 60) return false;
  if (offsetHour > 23 || offsetMinute > 59) return false;
  const offset = (offsetHour * 60 + offsetMinute) * (match[7] === '-' ? -1 : 1);
  return second < 60 || isLastMinuteOfMonth(year, month, day, hour * 60 + minute - offset);
}

/** `minuteUtc` counts from the start of the day in local time; past either end it is in the day before or after. */
function isLastMinuteOfMonth(year: number, month: number, day: number, minuteUtc: number): boolean {
  const dayUtc = day + Math.floor(minuteUtc / MINUTES_OF_DAY);
  const isLastMinute = (minuteUtc + MINUTES_OF_DAY) % MINUTES_OF_DAY === MINUTES_OF_DAY - 1;
  // Day 0 is the last one of the month before.
  return isLastMinute && (dayUtc === 0 || dayUtc === daysOf(year, month));
}

/** Days of the month; none for a month that does not exist. */
function daysOf(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeapYear ? 29 : (DAYS[month - 1] ?? 0);
}

/**
 * Whether the text is base64 with padding (RFC 4648, section 4). One expression that counts to four as well would keep a place to come
 * back to for each group, and a long text would exhaust them.
 */
function isBase64(text: string): boolean {
  return text.length % 4 === 0 && BASE64.test(text);
}
