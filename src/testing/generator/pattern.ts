import { PRINTABLE, readClass, readEscape } from './character-class.js';
import type { Combinators } from './combinators.js';
import { pick } from './pick.js';

/** How often a part without an upper bound is repeated beyond its least, at most. */
const REACH = 4;

/** Up to how many repetitions a stated upper bound is tried. */
const LONGEST = 128;

/**
 * Texts that match a pattern of the kind that contracts use: classes, groups, alternatives, quantifiers, and anchors at its ends.
 * Where it has no anchor, some other text stands before or behind.
 *
 * @throws Error for syntax beyond that.
 */
export function matching<Generator>(
  make: Combinators<Generator>,
  pattern: string,
  other: Generator | undefined,
): Generator {
  let at = 0;
  const isAnchored = { start: pattern.startsWith('^'), end: /[^\\]\$$/.test(pattern) };
  const source = [...pattern.slice(isAnchored.start ? 1 : 0, isAnchored.end ? -1 : undefined)];
  const refuse = (what: string): never => {
    throw new Error(
      `${what} of the pattern ${pattern} is not known here; teach it to src/testing/generator/pattern.ts`,
    );
  };

  const text = alternatives();
  if (at < source.length) refuse(`the ${source[at]}`);
  const padding = other === undefined ? [] : [other];
  return concatenated(make, [...(isAnchored.start ? [] : padding), text, ...(isAnchored.end ? [] : padding)]);

  function alternatives(): Generator {
    const options = [sequence()];
    while (source[at] === '|') {
      at++;
      options.push(sequence());
    }
    // An anchor speaks of the first or the last alternative alone.
    if (options.length > 1 && at === source.length && (isAnchored.start || isAnchored.end)) refuse('the |');
    return options.length === 1 ? (options[0] as Generator) : make.oneOf(options);
  }

  function sequence(): Generator {
    const parts: Generator[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(atom()));
    return concatenated(make, parts);
  }

  function atom(): Generator {
    const character = source[at++] as string;
    if (character === '(') return group();
    if ('^$*+?{}'.includes(character)) return refuse(`the ${character}`);
    if (character === '.') return pick(make, PRINTABLE);
    if (character !== '[' && character !== '\\') return make.constant(character);
    const read = character === '[' ? readClass(source, at) : readEscape(source, at);
    if (read === undefined) return refuse(`the ${source.slice(at - 1, at + 1).join('')}`);
    at = read.end;
    return pick(make, read.characters);
  }

  function group(): Generator {
    if (source[at] === '?' && source[at + 1] !== ':') return refuse(`the (${source.slice(at, at + 2).join('')}`);
    if (source[at] === '?') at += 2;
    const inner = alternatives();
    if (source[at++] !== ')') refuse('a group without end');
    return inner;
  }

  function repeated(part: Generator): Generator {
    const [written, least, comma, most] = /^(?:\{(\d+)(,)?(\d*)\}|[*+?])/.exec(source.slice(at).join('')) ?? [];
    if (written === undefined) return part;
    at += written.length;
    const min = least === undefined ? Number(written === '+') : Number(least);
    const bound = written === '?' ? 1 : comma === undefined && least !== undefined ? min : Number(most || Number.NaN);
    const max = Number.isNaN(bound) ? min + REACH : Math.min(bound, min + REACH);
    const usual = concatenatedList(make, part, min, max);
    return bound > max && bound <= LONGEST
      ? make.oneOf([usual, usual, concatenatedList(make, part, bound, bound)])
      : usual;
  }
}

const joined = (parts: readonly string[]): string => parts.join('');

const concatenated = <Generator>(make: Combinators<Generator>, parts: readonly Generator[]): Generator =>
  parts.length === 1 ? (parts[0] as Generator) : make.map(make.tuple(parts), joined);

const concatenatedList = <Generator>(
  make: Combinators<Generator>,
  part: Generator,
  min: number,
  max: number,
): Generator => make.map(make.list(part, min, max), joined);
