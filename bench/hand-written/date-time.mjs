// A `date-time` of RFC 3339, section 5.6, read by character codes.

const DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const ZERO = 48;
const DASH = 45;
const PLUS = 43;
const COLON = 58;
const DOT = 46;
const LOWER_T = 116;
const LOWER_Z = 122;
const BIT_OF_LOWER_CASE = 0x20;

export function isDateTime(text) {
  const { length } = text;
  if (length < 20) return false;
  if (text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) return false;
  if ((text.charCodeAt(10) | BIT_OF_LOWER_CASE) !== LOWER_T) return false;
  if (text.charCodeAt(13) !== COLON || text.charCodeAt(16) !== COLON) return false;
  // Each number is -1 or less when a character of it is no digit.
  const century = two(text, 0);
  const yearOfCentury = two(text, 2);
  const month = two(text, 5);
  const day = two(text, 8);
  const hour = two(text, 11);
  const minute = two(text, 14);
  const second = two(text, 17);
  if (century < 0 || yearOfCentury < 0 || month < 1 || month > 12 || day < 1 || hour < 0 || hour > 23) return false;
  if (minute < 0 || minute > 59 || second < 0 || second > 60) return false;
  const year = century * 100 + yearOfCentury;
  if (day > 28 && day > daysOf(year, month)) return false;

  let at = 19;
  if (text.charCodeAt(at) === DOT) {
    do at++;
    while (isDigit(text.charCodeAt(at)));
    if (at === 20) return false;
  }
  const offset = offsetAt(text, at);
  return offset < NO_OFFSET && (second < 60 || isLeapSecond(year, month, day, hour * 60 + minute - offset));
}

const NO_OFFSET = 1440;

/** Minutes east of UTC of the offset that is the rest of the text, or NO_OFFSET. */
function offsetAt(text, at) {
  const sign = text.charCodeAt(at);
  if ((sign | BIT_OF_LOWER_CASE) === LOWER_Z) return text.length === at + 1 ? 0 : NO_OFFSET;
  if ((sign !== PLUS && sign !== DASH) || text.length !== at + 6 || text.charCodeAt(at + 3) !== COLON) return NO_OFFSET;
  const hours = two(text, at + 1);
  const minutes = two(text, at + 4);
  if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59) return NO_OFFSET;
  return sign === PLUS ? hours * 60 + minutes : -hours * 60 - minutes;
}

/** A leap second ends a month of UTC. The minute counts from the start of the local day. */
function isLeapSecond(year, month, day, minuteUtc) {
  if (minuteUtc === 1439) return day === daysOf(year, month);
  if (minuteUtc === -1) return day === 1;
  return minuteUtc === 2879 && day === daysOf(year, month) - 1;
}

function daysOf(year, month) {
  return month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : DAYS[month];
}

const isDigit = (code) => code >= ZERO && code <= 57;

function two(text, at) {
  const tens = text.charCodeAt(at) - ZERO;
  const ones = text.charCodeAt(at + 1) - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}
