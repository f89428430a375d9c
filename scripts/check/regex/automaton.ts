import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { type CharSet, JS } from 'refa';

/** A part that may be taken again without a fixed number of times. */
export interface Loop {
  /** As it stands in the pattern. */
  readonly raw: string;
  /** The most characters that all its turns take together. */
  readonly longest: number;
}

/** A place in the pattern that takes one character. */
export interface Position {
  readonly set: CharSet;
  /** The outermost loop around it. */
  readonly loop: Loop | undefined;
}

/**
 * The ways of a backtracking matcher through a pattern. Each way from one position to the next is an edge of its own, also where two lead
 * to the same position: `(a*)*` gets from `a` to `a` in two ways.
 */
export interface Automaton {
  /** The first stands for the beginning and takes no character. */
  readonly positions: readonly Position[];
  /** For each position, the next ones, and in how many ways each is reached (2 stands for more, too). */
  readonly edges: readonly ReadonlyMap<number, number>[];
  /** Positions behind which the pattern matches whatever follows, so that nothing is tried twice behind them. */
  readonly accepts: readonly boolean[];
}

/** A pattern that is not decided, and which part of it is why. */
export class Undecided extends Error {
  constructor(
    readonly part: string,
    readonly reason: string,
  ) {
    super(reason);
  }
}

const MOST_POSITIONS = 600;
const MOST_STEPS = 20_000;
/** Loops that take no more characters are written out, so that they are analysed as they are. */
const SHORT = 8;
/** The same where the number of turns is fixed and there is but one way through each, or where the turns are so few. */
const FIXED = 64;
const FEW = 8;

/** `^`, `$`, `\b` or `\B`. */
type Assertion = 'start' | 'end' | 'boundary' | 'no boundary';

interface State {
  /** What is reached without a character; `isSure` when no assertion and no count stands in between. */
  readonly next: { to: State; isSure: boolean }[];
  position?: number;
  /** What must hold between the characters on both sides for the way to go on. */
  readonly asks?: Assertion;
  /** The loop of which a turn begins here, or ends. */
  readonly begins?: Loop;
  readonly ends?: Loop;
}

export const parsePattern = (pattern: string): AST.Pattern =>
  new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });

/**
 * Counted parts become loops without a count, unless they are short: whatever way there is through the counted pattern is one through
 * this, so that a bound on these ways is a bound on those.
 *
 * @throws Undecided
 */
export function automatonOf(pattern: string): Automaton {
  const positions: Position[] = [{ set: JS.createCharSet([], { unicode: true }), loop: undefined }];
  const behind: State[] = [];
  const loops: Loop[] = [];
  const end: State = { next: [] };
  const hasBoundary = /\\b/i.test(pattern);

  const build = (node: AST.Element, next: State): State => {
    switch (node.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return takeSplit(charactersOf(node), next);
      case 'Group':
      case 'CapturingGroup':
        return either(node.alternatives.map(({ elements }) => sequence(elements, next)));
      case 'Assertion':
        return assertion(node, next);
      case 'Quantifier':
        return repeat(node, next);
      default:
        throw new Undecided(node.raw, 'compares texts that the pattern does not hold');
    }
  };
  const take = (set: CharSet, after: State): State => {
    if (positions.length > MOST_POSITIONS) throw new Undecided(pattern, 'is too long');
    behind[positions.length] = after;
    return { next: [], position: positions.push({ set, loop: loops[0] }) - 1 };
  };
  /** Where the pattern asks for the bounds of words, each position takes characters of words alone, or none of them. */
  const takeSplit = (set: CharSet, after: State): State => {
    const parts = hasBoundary ? [set.intersect(WORD), set.without(WORD)].filter((part) => !part.isEmpty) : [set];
    return parts.length === 1 ? take(parts[0] as CharSet, after) : either(parts.map((part) => take(part, after)));
  };
  const sequence = (elements: readonly AST.Element[], next: State): State =>
    elements.reduceRight((behind, element) => build(element, behind), next);

  /** A look-ahead is a way that leads nowhere, beside the way on. */
  const assertion = (node: AST.Assertion, next: State): State => {
    if (node.kind === 'lookahead') {
      const aside = node.alternatives.map(({ elements }) => sequence(elements, { next: [] }));
      return { next: [...aside.map((to) => ({ to, isSure: false })), { to: next, isSure: false }] };
    }
    if (node.kind === 'lookbehind' && longestOf(node.alternatives) > SHORT)
      throw new Undecided(node.raw, `looks back at more than ${SHORT} characters`);
    const way = { next: [{ to: next, isSure: false }] };
    if (node.kind === 'lookbehind') return way;
    return { ...way, asks: node.kind === 'word' ? (node.negate ? 'no boundary' : 'boundary') : node.kind };
  };

  const repeat = ({ element, min, max, raw }: AST.Quantifier, next: State): State => {
    if (max === 0) return next;
    const longest = longestOfElement(element);
    const isPlain = isOneWay(element) && min === max && longest * max <= FIXED;
    const isFew = max <= FEW && longest * max <= FIXED;
    if (isPlain || isFew || longest * max <= SHORT || (max === 1 && min <= 1)) {
      let behind = next;
      for (let turn = max; turn > 0; turn--) {
        const entry = build(element, behind);
        behind = turn > min ? either([entry, next]) : entry;
      }
      return behind;
    }
    if (min > 1 && shortestOfElement(element) === 0)
      throw new Undecided(raw, 'repeats, a number of times, what may also take no character');
    const head = loopOf({ raw, longest: longest * max }, { to: next, isSure: min <= 1 }, (behind) =>
      build(element, behind),
    );
    return min === 0 ? head : build(element, head);
  };
  const loopOf = (loop: Loop, way: State['next'][number], bodyOf: (behind: State) => State): State => {
    const head: State = { next: [way] };
    loops.push(loop);
    const body = bodyOf({ next: [{ to: head, isSure: true }], ends: loop });
    loops.pop();
    head.next.push({ to: { next: [{ to: body, isSure: true }], begins: loop }, isSure: true });
    return head;
  };

  const start: State = { next: [] };
  for (const { elements } of parsePattern(pattern).alternatives) {
    const entry = sequence(elements, end);
    if (isAnchored(elements)) start.next.push({ to: entry, isSure: false });
    else {
      // A matcher tries such a pattern from each character on.
      const search = loopOf({ raw: '', longest: Number.POSITIVE_INFINITY }, { to: entry, isSure: true }, (behind) =>
        takeSplit(JS.createCharSet([{ min: 0, max: 0x10ffff }], { unicode: true }), behind),
      );
      start.next.push({ to: search, isSure: true });
    }
  }
  behind[0] = start;
  return { positions, ...waysOf(positions, behind, end) };
}

/** From the state behind each position, which positions follow. */
function waysOf(
  positions: readonly Position[],
  behind: readonly State[],
  end: State,
): Pick<Automaton, 'edges' | 'accepts'> {
  const accepts: boolean[] = [];
  const isWord = positions.map(({ set }) => !set.isEmpty && set.isSubsetOf(WORD));
  const edges = behind.map((from, at) => {
    const found = new Map<number, number>();
    const begun = new Set<Loop>();
    let steps = 0;
    const walk = (state: State, isSure: boolean, asked: boolean | undefined): void => {
      if (++steps > MOST_STEPS) throw new Undecided('', 'has too many ways to take no character');
      if (state === end) accepts[at] ||= isSure;
      if (state.position !== undefined && (asked === undefined || (isWord[at] !== isWord[state.position]) === asked))
        found.set(state.position, Math.min(2, (found.get(state.position) ?? 0) + 1));
      // A turn that takes no character is given up (ECMA-262, RepeatMatcher).
      if (state.ends && begun.has(state.ends)) return;
      // Nothing stands before the beginning, and nothing behind the end.
      if ((state.asks === 'start' && at !== 0) || state.asks === 'end') return;
      const asks = state.asks === undefined || state.asks === 'start' ? asked : state.asks === 'boundary';
      if (asked !== undefined && asks !== asked) return;
      if (state.begins) begun.add(state.begins);
      for (const next of state.next) walk(next.to, isSure && next.isSure, asks);
      if (state.begins) begun.delete(state.begins);
    };
    accepts[at] = false;
    walk(from, true, undefined);
    return found;
  });
  return { accepts, edges };
}

const WORD = JS.parseCharSet({ type: 'CharacterSet', kind: 'word', negate: false } as never, { unicode: true });

const either = (states: readonly State[]): State => ({ next: states.map((to) => ({ to, isSure: true })) });

const charactersOf = (node: AST.Character | AST.CharacterSet | AST.CharacterClass): CharSet =>
  JS.parseCharSet(node as AST.Character, { unicode: true });

const isAnchored = (elements: readonly AST.Element[]): boolean => {
  const [first] = elements;
  if (first?.type === 'Group' || first?.type === 'CapturingGroup')
    return first.alternatives.every((alternative) => isAnchored(alternative.elements));
  return first?.type === 'Assertion' && first.kind === 'start';
};

const longestOf = (alternatives: readonly AST.Alternative[]): number =>
  Math.max(...alternatives.map(({ elements }) => elements.reduce((sum, each) => sum + longestOfElement(each), 0)));

function longestOfElement(node: AST.Element): number {
  if (node.type === 'Quantifier') {
    const longest = longestOfElement(node.element);
    return longest === 0 || node.max === 0 ? 0 : longest * node.max;
  }
  if (node.type === 'Group' || node.type === 'CapturingGroup') return longestOf(node.alternatives);
  return node.type === 'Assertion' ? 0 : 1;
}

function shortestOfElement(node: AST.Element): number {
  if (node.type === 'Quantifier') return node.min === 0 ? 0 : node.min * shortestOfElement(node.element);
  if (node.type === 'Group' || node.type === 'CapturingGroup')
    return Math.min(
      ...node.alternatives.map(({ elements }) => elements.reduce((sum, each) => sum + shortestOfElement(each), 0)),
    );
  return node.type === 'Assertion' ? 0 : 1;
}

/** Whether a text is matched in one way at most. */
function isOneWay(node: AST.Element): boolean {
  if (node.type === 'Quantifier') return node.min === node.max && isOneWay(node.element);
  if (node.type === 'Group' || node.type === 'CapturingGroup')
    return node.alternatives.length === 1 && (node.alternatives[0]?.elements ?? []).every(isOneWay);
  return node.type !== 'Assertion';
}
