/*
 * `2026-01-31T09:30:00.25+01:00` is read by the codes of its characters, at the places where RFC 3339 puts them: several times as
 * fast as a regular expression, which would leave the numbers still to be read.
 */

const DASH = 45;
const DOT = 46;
const COLON = 58;
const PLUS = 43;
const T = 116;
const Z = 122;
/** Sets the bit that tells a small letter from its capital. */
const SMALL = 32;

/** What stands for two characters that are not digits: beyond the bounds of every part. */
const NO_NUMBER = 100;
const SHORTEST = '2026-01-31T09:30:00Z'.length;
const AFTER_SECONDS = 19;
const MINUTES_OF_DAY = 1440;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Whether the text is a `date-time` of RFC 3339, section 5.6: a `T`, an offset with a colon or `Z`, a real day of a real month.
 * A 60th second is a leap second, which falls on the end of a month in UTC alone (RFC 3339, section 5.7).
 */
export function isDateTime(text: string): boolean {
  if (text.length < SHORTEST) return false;
  const [month, day, hour, minute, second] = [two(text, 5), two(text, 8), two(text, 11), two(text, 14), two(text, 17)];
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || minute > 59 || second > 60) return false;
  if (text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH || (text.charCodeAt(10) | SMALL) !== T) return false;
  if (text.charCodeAt(13) !== COLON || text.charCodeAt(16) !== COLON) return false;
  const [century, yearOfCentury] = [two(text, 0), two(text, 2)];
  if (century === NO_NUMBER || yearOfCentury === NO_NUMBER) return false;
  const year = century * 100 + yearOfCentury;
  if (day > 28 && day > daysOf(year, month)) return false;
  const offset = offsetAt(text, skipFraction(text));
  if (offset === undefined) return false;
  return second < 60 || isLastMinuteOfMonth(year, month, day, hour * 60 + minute - offset);
}

/** The number that two digits make. */
function two(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NO_NUMBER;
}

/** Where the offset starts; a dot without digits is left to stand in its place, where it is wrong. */
function skipFraction(text: string): number {
  if (text.charCodeAt(AFTER_SECONDS) !== DOT) return AFTER_SECONDS;
  let at = AFTER_SECONDS + 1;
  while (isDigit(text.charCodeAt(at))) at++;
  return at === AFTER_SECONDS + 1 ? AFTER_SECONDS : at;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** The offset from UTC in minutes, when it is all that is left of the text. */
function offsetAt(text: string, at: number): number | undefined {
  const sign = text.charCodeAt(at);
  if ((sign | SMALL) === Z) return at === text.length - 1 ? 0 : undefined;
  if ((sign !== PLUS && sign !== DASH) || at !== text.length - 6 || text.charCodeAt(at + 3) !== COLON) return undefined;
  const [hours, minutes] = [two(text, at + 1), two(text, at + 4)];
  if (hours > 23 || minutes > 59) return undefined;
  return (hours * 60 + minutes) * (sign === DASH ? -1 : 1);
}

/** `minuteUtc` counts from the start of the day in local time; past either end it is in the day before or after. */
function isLastMinuteOfMonth(year: number, month: number, day: number, minuteUtc: number): boolean {
  const dayUtc = day + Math.floor(minuteUtc / MINUTES_OF_DAY);
  const isLastMinute = (minuteUtc + MINUTES_OF_DAY) % MINUTES_OF_DAY === MINUTES_OF_DAY - 1;
  // Day 0 is the last one of the month before.
  return isLastMinute && (dayUtc === 0 || dayUtc === daysOf(year, month));
}

function daysOf(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeapYear ? 29 : (DAYS[month - 1] as number);
}
