import type { AST } from '@eslint-community/regexpp';
import { JS } from 'refa';
import { parsePattern } from './automaton.js';

type Then = (at: number) => boolean;
type Matcher = (at: number, then: Then) => boolean;

class Limit extends Error {}

/**
 * Counts the steps of a backtracking matcher, after the algorithm of ECMA-262 (section 22.2.2), that looks for a pattern in a text. The same
 * on every machine, which no measure of time is. Stops at `limit`.
 */
export function countSteps(pattern: string, text: string, limit: number): number {
  const characters = Array.from(text, (each) => each.codePointAt(0) as number);
  let steps = 0;
  const step = (): void => {
    if (++steps > limit) throw new Limit();
  };

  const either = (alternatives: readonly AST.Alternative[], isBackward: boolean): Matcher => {
    const parts = alternatives.map(({ elements }) => sequence(elements, isBackward));
    return (at, then) => parts.some((part) => part(at, then));
  };
  const sequence = (elements: readonly AST.Element[], isBackward: boolean): Matcher => {
    const parts = elements.map((each) => matcherOf(each, isBackward));
    if (!isBackward) parts.reverse();
    return parts.reduce<Matcher>(
      (behind, part) => (at, then) => part(at, (next) => behind(next, then)),
      (at, then) => then(at),
    );
  };
  const matcherOf = (node: AST.Element, isBackward: boolean): Matcher => {
    switch (node.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass': {
        const set = JS.parseCharSet(node as AST.Character, { unicode: true });
        return (at, then) => {
          step();
          const character = characters[isBackward ? at - 1 : at];
          return character !== undefined && set.has(character) && then(isBackward ? at - 1 : at + 1);
        };
      }
      case 'Group':
      case 'CapturingGroup':
        return either(node.alternatives, isBackward);
      case 'Quantifier':
        return repeat(node, matcherOf(node.element, isBackward));
      case 'Assertion':
        return assertion(node);
      default:
        throw new Error(`${node.raw} is not counted`);
    }
  };
  const repeat = ({ min, max, greedy }: AST.Quantifier, body: Matcher): Matcher => {
    const turn = (at: number, count: number, then: Then): boolean => {
      step();
      const again = (): boolean =>
        count < max && body(at, (next) => !(count >= min && next === at) && turn(next, count + 1, then));
      if (count < min) return again();
      return greedy ? again() || then(at) : then(at) || again();
    };
    return (at, then) => turn(at, 0, then);
  };
  const assertion = (node: AST.Assertion): Matcher => {
    if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
      const inner = either(node.alternatives, node.kind === 'lookbehind');
      return (at, then) => inner(at, () => true) !== node.negate && then(at);
    }
    return (at, then) => {
      step();
      if (node.kind === 'start') return at === 0 && then(at);
      if (node.kind === 'end') return at === characters.length && then(at);
      const isBoundary = isWord(characters[at - 1]) !== isWord(characters[at]);
      return isBoundary === (node.raw === '\\b') && then(at);
    };
  };

  const match = either(parsePattern(pattern).alternatives, false);
  try {
    for (let start = 0; start <= characters.length; start++) if (match(start, () => true)) break;
  } catch (error) {
    if (!(error instanceof Limit)) throw error;
  }
  return steps;
}

const isWord = (character: number | undefined): boolean =>
  character !== undefined && character < 128 && /\w/.test(String.fromCharCode(character));
