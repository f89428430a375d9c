import type { Combinators } from './combinators.js';
import { pick } from './pick.js';

/** Texts of a format; undefined for one that is no format of texts. */
export function formatted<Generator>(make: Combinators<Generator>, format: unknown): Generator | undefined {
  if (format === 'date-time') return dateTimes(make);
  if (format === 'byte') return base64(make);
  return undefined;
}

/** Times of RFC 3339 from 2000 to 2099, in all spellings that are usual. */
function dateTimes<Generator>(make: Combinators<Generator>): Generator {
  const second = make.integer(Date.UTC(2000, 0) / 1000, Date.UTC(2100, 0) / 1000 - 1);
  const fraction = pick(make, ['', '.5', '.000', '.123456789']);
  const offset = pick(make, ['Z', '+00:00', '-08:00', '+05:30']);
  return make.map(
    make.tuple([second, fraction, offset]),
    ([seconds, parts, zone]: [number, string, string]) =>
      `${new Date(seconds * 1000).toISOString().slice(0, 19)}${parts}${zone}`,
  );
}

/** Base64 with padding, of up to 12 bytes (RFC 4648, section 4). */
function base64<Generator>(make: Combinators<Generator>): Generator {
  const digit = pick(make, [...DIGITS]);
  const whole = make.list(make.tuple([digit, digit, digit, digit]), 0, 3);
  // What is left over fills no byte: of the last digit before the padding only some bits count.
  const one = make.map(make.tuple([digit, pick(make, [...'AQgw'])]), (digits: string[]) => `${digits.join('')}==`);
  const two = make.map(
    make.tuple([digit, digit, pick(make, [...'AEIMQUYcgkosw048'])]),
    (digits: string[]) => `${digits.join('')}=`,
  );
  const end = make.oneOf([make.constant(''), one, two]);
  return make.map(make.tuple([whole, end]), ([groups, rest]: [string[][], string]) => groups.flat().join('') + rest);
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
