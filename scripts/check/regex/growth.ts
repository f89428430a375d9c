import { alphabetOf } from './alphabet.js';
import { type Ambiguity, type Attack, ambiguityOf } from './ambiguity.js';
import { type Automaton, automatonOf, Undecided } from './automaton.js';
import { countSteps } from './count-steps.js';

/** How the time that a backtracking engine takes for a pattern grows with the text. */
export type Growth =
  | { readonly kind: 'linear' }
  | Extract<Ambiguity, { kind: 'polynomial' | 'exponential' }>
  /** Linear or not, it takes this many steps. */
  | { readonly kind: 'heavy'; readonly text: string; readonly steps: number }
  | { readonly kind: 'undecided'; readonly part: string; readonly reason: string };

/** The texts that are measured hold a character so many times. */
const LENGTH = 64;
/** More steps for each character are refused. */
const MOST_STEPS = 2_048;

/** Decides by the pattern alone, so that every machine says the same. `pattern` is a regular expression with the flag `u`. */
export function growthOf(pattern: string): Growth {
  try {
    const automaton = automatonOf(pattern);
    const ambiguity = ambiguityOf(automaton);
    switch (ambiguity.kind) {
      case 'unknown':
        return { kind: 'undecided', part: '', reason: 'has too many loops' };
      case 'bounded':
        return measure(pattern, automaton);
      default:
        return { ...ambiguity, attack: sharpen(pattern, automaton, ambiguity.attack) };
    }
  } catch (error) {
    if (error instanceof Undecided) return { kind: 'undecided', part: error.part, reason: error.reason };
    throw error;
  }
}

/** The ways through it are bounded; here it shows whether by a number that anybody can wait for. */
function measure(pattern: string, automaton: Automaton): Growth {
  for (const text of textsFor(automaton)) {
    const limit = MOST_STEPS * (text.length + 1);
    const steps = countSteps(pattern, text, limit);
    if (steps > limit) return { kind: 'heavy', text, steps: limit };
  }
  return { kind: 'linear' };
}

/** The attack with the end that makes it take the most steps: an engine tries all ways only where the text fails, and not before. */
function sharpen(pattern: string, { positions }: Automaton, attack: Attack): Attack {
  const [worst = attack] = [...alphabetOf(positions).characters, '']
    .map((suffix) => ({ ...attack, suffix }))
    .map((each) => ({ each, steps: countSteps(pattern, attackText(each, 12), 20_000) }))
    .sort((a, b) => b.steps - a.steps)
    .map(({ each }) => each);
  return worst;
}

/**
 * For each position a way to it, then the characters that may follow, one or two in turn, many times, and one that does not fit.
 */
function textsFor({ positions, edges }: Automaton): Set<string> {
  const { characters, masks, characterOf } = alphabetOf(positions);
  const ways = new Map([[0, '']]);
  const texts = new Set<string>();
  for (const [at, way] of ways) {
    for (const to of edges[at]?.keys() ?? []) {
      const character = characterOf(masks[to] ?? 0n);
      if (character === '') continue;
      if (!ways.has(to)) ways.set(to, way + character);
      const last = characterOf(masks[at] ?? 0n);
      for (const end of endsOf(characters)) {
        texts.add(way + character.repeat(LENGTH) + end);
        texts.add(way + (character + last).repeat(LENGTH / 2) + end);
      }
    }
  }
  return texts;
}

const endsOf = (characters: readonly string[]): string[] => [...new Set(['', characters.at(-1) ?? '', '\u0000'])];

/** A text of an attack in which `pump` stands so many times. */
export const attackText = ({ prefix, pump, suffix }: Attack, times: number): string =>
  prefix + pump.repeat(times) + suffix;
