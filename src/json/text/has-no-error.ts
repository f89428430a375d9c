import { isWellFormed } from '../../base/is-well-formed.js';
import { MAX_CONTAINERS, MAX_DEPTH } from '../../base/limits.js';
import { countMembers, isWhiteSpace } from './count-members.js';
import { losesFraction } from './loses-fraction.js';
import { isExactNumber } from './number-token.js';
import { QUOTE } from './string-token.js';

/**
 * Whether a text that `JSON.parse` accepted is surely without an error; `false` asks for a closer look. It never says `true` of a text
 * with an error:
 *
 * - **Duplicate keys.** Let the text have M members and the value K own keys. Of equal keys in an object `JSON.parse` keeps the last alone,
 *   and drops the others with all that they hold, so K <= M, and K = M only when no key stands twice. Each member has a colon of its own
 *   behind a quote, unless white space stands between; where no colon stands behind white space, and C behind quotes, inside strings or
 *   not, K <= M <= C, so C = K says that K = M, at the price of a few native searches. Else the members themselves are counted. Whether
 *   a key is `__proto__` or written with escapes makes no difference.
 * - **Unsafe numbers.** Of the integers that have no double of their own, each is beyond 2^53, so the double nearest to it is at least
 *   2^53; and so is Infinity. Every number of the value is looked at; as no key stands twice, that is every number of the text. When
 *   one is that large, each run of digits that could have been its text is looked at, wherever it stands: it has 16 digits or an exponent.
 *   When there is an integer at all, `losesFraction` looks for a fraction in the text that may have become one.
 * - **Lone surrogates.** One that stands in the text itself is found there. One that an escape makes begins with `\ud8` to `\udf`, in either
 *   case; when there is such an escape, each key and string of the value is looked at; as no key stands twice, those are all.
 * - **Depth and size.** The walk goes level by level and so sees the depth of the value, and how many arrays and objects it holds; as no
 *   key stands twice, they are those of the text.
 *
 * The order of the steps does not matter: it says `true` only when each of them does.
 */
export function hasNoError(text: string, value: unknown): boolean {
  if (!isWellFormed(text)) return false;
  const seen = { hasInteger: false, hasLargeInteger: false };
  const keys = countKeys(value, text.includes('\\u') && SURROGATE_ESCAPE.test(text), seen);
  if (keys === undefined) return false;
  if (seen.hasLargeInteger && !areLargeNumbersExact(text)) return false;
  if (seen.hasInteger && losesFraction(text)) return false;
  return !mayHaveMore(text, keys) || countMembers(text) === keys;
}

// Engines know this call inside `for in` and leave it out, where it stands in the same file.
const hasOwn = Object.prototype.hasOwnProperty;

const SURROGATE_ESCAPE = /\\ud[89a-f]/i;

/** How many own keys the value has on all its levels; nothing when it holds an error, or what might come of one. */
function countKeys(root: unknown, hasSurrogates: boolean, seen: Seen): number | undefined {
  if (typeof root !== 'object' || root === null) return isFine(root, hasSurrogates, seen) ? 0 : undefined;
  let count = 0;
  let containers = 0;
  let level: object[] = [root];
  for (let depth = 1; level.length > 0; depth++) {
    containers += level.length;
    if (depth > MAX_DEPTH || containers > MAX_CONTAINERS) return undefined;
    const next: object[] = [];
    for (const container of level) {
      if (Array.isArray(container)) {
        for (let i = 0; i < container.length; i++) {
          const child: unknown = container[i];
          if (typeof child === 'string' && !hasSurrogates) continue;
          if (typeof child === 'object' && child !== null) next.push(child);
          else if (!isFine(child, hasSurrogates, seen)) return undefined;
        }
        continue;
      }
      // Several times as fast as Object.keys on small objects.
      for (const key in container) {
        if (!hasOwn.call(container, key)) continue;
        count++;
        if (hasSurrogates && !isWellFormed(key)) return undefined;
        const child = (container as Readonly<Record<string, unknown>>)[key];
        if (typeof child === 'object' && child !== null) next.push(child);
        else if (!isFine(child, hasSurrogates, seen)) return undefined;
      }
    }
    level = next;
  }
  return count;
}

/** What the walk saw that asks for a look at the text. */
interface Seen {
  /** A number without a fraction, which might have had one in the text. */
  hasInteger: boolean;
  /** A number beyond the safe integers, which might have been another one in the text. */
  hasLargeInteger: boolean;
}

/** `-0` and fractions are fine. */
function isFine(scalar: unknown, hasSurrogates: boolean, seen: Seen): boolean {
  if (typeof scalar === 'number') {
    if (!seen.hasInteger && Number.isInteger(scalar)) seen.hasInteger = true;
    if (scalar > Number.MAX_SAFE_INTEGER || scalar < Number.MIN_SAFE_INTEGER) seen.hasLargeInteger = true;
    return Number.isFinite(scalar);
  }
  return !hasSurrogates || typeof scalar !== 'string' || isWellFormed(scalar);
}

const LARGE_NUMBERS = /(?<![\d.])(?:\d{16,}(?:\.\d+)?(?:[eE][+-]?\d+)?|\d+(?:\.\d+)?[eE][+-]?\d+)/g;

/** Digits inside strings are taken for numbers too, which costs a closer look at most. */
function areLargeNumbersExact(text: string): boolean {
  for (const [written] of text.matchAll(LARGE_NUMBERS)) if (!isExactNumber(written)) return false;
  return true;
}

/** Whether more members than so many may stand in the text: colons behind a quote, or behind white space, which may follow one. */
function mayHaveMore(text: string, members: number): boolean {
  let count = 0;
  for (let i = text.indexOf(':'); i !== -1; i = text.indexOf(':', i + 1)) {
    const before = text.charCodeAt(i - 1);
    if ((before === QUOTE && ++count > members) || isWhiteSpace(before)) return true;
  }
  return false;
}
