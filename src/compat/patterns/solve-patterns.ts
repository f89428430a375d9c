import { RegExpParser } from '@eslint-community/regexpp';
import { DFA, JS, NFA } from 'refa';
import { describeQuery, type SolveString, type StringQuery } from '../solve/strings.js';
import { stringsOf } from './strings-of.js';

/** Alphabets in which a text is easier on the eye, the plainest first; the last holds every character. */
const ALPHABETS = ['^[a-z0-9]*$', '^[ -~]*$', '^[^]*$'];
/** So many texts of an alphabet are tried before the next one. */
const MOST_WORDS = 200;
/** Lengths beyond it would need automata of as many states. */
const LONGEST = 400;
const MOST_NODES = 20_000;

/** Decides about regular expressions by finite automata; those with a look-around or a back reference are left undecided. */
export const solvePatterns: SolveString = (query, accept) => {
  let language: DFA | undefined;
  try {
    language = languageOf(query);
  } catch {
    // A regular expression that is no regular language, or automata that grow too large.
  }
  if (!language) return { kind: 'unknown', reason: `whether there is ${describeQuery(query)} was not decided` };
  if (language.isEmpty) return { kind: 'empty' };
  for (const alphabet of ALPHABETS) {
    const plain = DFA.fromIntersection(language, automatonOf(alphabet));
    const words = stringsOf(plain);
    for (let tries = 0; tries < MOST_WORDS; tries++) {
      const { value: text, done } = words.next();
      // The last alphabet has every character: these were all the texts there are.
      if (done && text && alphabet === ALPHABETS.at(-1)) return { kind: 'empty' };
      if (done) break;
      if (accept(text)) return { kind: 'text', text };
    }
  }
  return {
    kind: 'unknown',
    reason: `no text was found that is ${describeQuery(query).replace(/^a text that /, 'one that ')}`,
  };
};

function languageOf({ patterns, notPatterns, minLength, maxLength }: StringQuery): DFA {
  const parts = [...patterns.map(automatonOf), ...notPatterns.map(complementOf)];
  if (minLength > 0 && minLength <= LONGEST) parts.push(automatonOf(`^[^]{${minLength},}$`));
  if (maxLength <= LONGEST) parts.push(automatonOf(`^[^]{0,${maxLength}}$`));
  return parts.reduce((one, other) => DFA.fromIntersection(one, other, new DFA.LimitedNodeFactory(MOST_NODES)));
}

const known = new Map<string, DFA>();

/** All texts in which the regular expression matches somewhere. */
function automatonOf(source: string): DFA {
  const cached = known.get(source);
  if (cached) return cached;
  const parser = JS.Parser.fromLiteral({ source: wholeText(source), flags: 'u' });
  const { expression, maxCharacter } = parser.parse({ assertions: 'throw', backreferences: 'throw' });
  const nfa = NFA.fromRegex(expression, { maxCharacter }, undefined, new NFA.LimitedNodeFactory(MOST_NODES));
  const dfa = DFA.fromFA(nfa, new DFA.LimitedNodeFactory(MOST_NODES));
  dfa.minimize();
  known.set(source, dfa);
  return dfa;
}

function complementOf(source: string): DFA {
  const dfa = automatonOf(source).copy();
  dfa.complement();
  return dfa;
}

/** Writes what may stand around a match into the expression, so that it need not be anchored. */
function wholeText(source: string): string {
  const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, { unicode: true });
  return alternatives
    .map(({ raw, elements }) => {
      const isAt = (i: number, kind: 'start' | 'end'): boolean => {
        const element = elements.at(i);
        return element?.type === 'Assertion' && element.kind === kind;
      };
      const [start, end] = [isAt(0, 'start'), isAt(-1, 'end')];
      return `${start ? '' : '[^]*'}(?:${raw.slice(start ? 1 : 0, end ? -1 : undefined)})${end ? '' : '[^]*'}`;
    })
    .join('|');
}
