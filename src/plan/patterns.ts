import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A pattern of fixed shape: some characters as they are, then a number of characters out of a set. */
export interface FixedPattern {
  readonly prefix: string;
  /** The class of characters, all ASCII, as it stands in the pattern. */
  readonly characters: string;
  readonly count: number;
}

/** Whether only texts of ASCII characters match, from end to end. */
export const isAsciiPattern = (pattern: string): boolean => elementsOf(pattern)?.every(isAscii) ?? false;

/** The class is written out as many times, and engines refuse expressions of some hundred thousand characters. */
const MOST_CHARACTERS = 256;

/** Reads a pattern such as `^job_[0-9a-f]{8}$`; undefined when it has another shape. */
export function readFixedPattern(pattern: string): FixedPattern | undefined {
  const elements = elementsOf(pattern);
  const last = elements?.at(-1);
  const before = elements?.slice(0, -1) ?? [];
  if (last?.type !== 'Quantifier' || last.min !== last.max || !before.every(isWordCharacter)) return undefined;
  if (last.element.type !== 'CharacterClass' || ![...before, last].every(isAscii)) return undefined;
  // `\u{41}` is a character only with the flag `u`, which the expression written out does without.
  if (last.min > MOST_CHARACTERS || last.element.raw.includes('\\u{')) return undefined;
  return { prefix: before.map(({ raw }) => raw).join(''), characters: last.element.raw, count: last.min };
}

/** What stands between `^` and `$` in a pattern without alternatives. */
function elementsOf(pattern: string): AST.Element[] | undefined {
  const { alternatives } = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });
  const elements = alternatives[0]?.elements ?? [];
  const isAnchored = isEdge(elements[0], 'start') && isEdge(elements.at(-1), 'end');
  return alternatives.length === 1 && isAnchored ? elements.slice(1, -1) : undefined;
}

const isEdge = (element: AST.Element | undefined, kind: 'start' | 'end'): boolean =>
  element?.type === 'Assertion' && element.kind === kind;

function isAscii(element: AST.Element | AST.CharacterClassElement): boolean {
  switch (element.type) {
    case 'Character':
      return element.value < 128;
    case 'CharacterClassRange':
      return element.max.value < 128;
    case 'CharacterClass':
      return !element.negate && element.elements.every((each) => isAscii(each as AST.CharacterClassElement));
    case 'Quantifier':
      return isAscii(element.element as AST.Element);
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.every(({ elements }) => elements.every(isAscii));
    default:
      return false;
  }
}

/** One that stands for itself, so that its length in the pattern is its length in the text. */
const isWordCharacter = (element: AST.Element): boolean => element.type === 'Character' && /^\w$/.test(element.raw);
