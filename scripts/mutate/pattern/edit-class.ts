import type { AST } from '@eslint-community/regexpp';

type Range = readonly [min: number, max: number];

/**
 * A class that takes or leaves one character at the edges of its ranges, takes the letters of the other case as well, or
 * need not be matched at all. Of a negated class only the parts are dropped; one that is not spelled out is left alone.
 */
export function editClass(node: AST.CharacterClass | AST.EscapeCharacterSet | AST.CharacterSet): string[] {
  const optional = node.parent.type === 'Quantifier' ? [] : [`${node.raw}?`];
  if (node.type === 'CharacterClass' && node.negate) {
    return node.elements.map(
      (part) =>
        `[^${node.elements
          .filter((each) => each !== part)
          .map(raw)
          .join('')}]`,
    );
  }
  const ranges = rangesOf(node);
  if (ranges.length === 0) return optional;
  const inside = (code: number): boolean => ranges.some(([min, max]) => min <= code && code <= max);
  const wider = ranges
    .flatMap(([min, max]) => [min - 1, max + 1])
    .filter((code) => isVisible(code) && !inside(code))
    .map((code) => write([...ranges, [code, code]]));
  const narrower = ranges.flatMap(([min, max], i) => {
    const others = (...range: Range[]): string => write([...ranges.slice(0, i), ...range, ...ranges.slice(i + 1)]);
    return min === max ? [others()] : [others([min + 1, max]), others([min, max - 1])];
  });
  const otherCase = ranges.flatMap(swapCase).filter(([min, max]) => !(inside(min) && inside(max)));
  return [...optional, ...wider, ...narrower, ...(otherCase.length > 0 ? [write([...ranges, ...otherCase])] : [])];
}

/** The ranges of a class that spells its characters out, merged where they touch; none for any other class. */
function rangesOf(node: AST.CharacterClass | AST.EscapeCharacterSet | AST.CharacterSet): Range[] {
  const parts: readonly AST.Node[] = node.type === 'CharacterClass' ? node.elements : [node];
  const ranges = parts.flatMap((part): Range[] => {
    if (part.type === 'Character') return [[part.value, part.value]];
    if (part.type === 'CharacterClassRange') return [[part.min.value, part.max.value]];
    if (part.type === 'CharacterSet' && part.kind === 'digit' && !part.negate) return [[48, 57]];
    return [];
  });
  if (ranges.length < parts.length) return [];
  const merged: Range[] = [];
  for (const [min, max] of ranges.sort(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && last[1] >= min - 1) merged.splice(-1, 1, [last[0], Math.max(last[1], max)]);
    else merged.push([min, max]);
  }
  return merged;
}

/** The part of a range that is letters, in the other case. */
function swapCase([min, max]: Range): Range[] {
  const swap = (low: number, high: number, by: number): Range[] => {
    const range: Range = [Math.max(min, low), Math.min(max, high)];
    return range[0] <= range[1] ? [[range[0] + by, range[1] + by]] : [];
  };
  return [...swap(65, 90, 32), ...swap(97, 122, -32)];
}

/** ASCII without blanks and controls, which a reader of a case could not see. */
const isVisible = (code: number): boolean => code > 32 && code < 127;

const write = (ranges: readonly Range[]): string => `[${ranges.map(writeRange).join('')}]`;

function writeRange([min, max]: Range): string {
  if (min === max) return character(min);
  return `${character(min)}${max === min + 1 ? '' : '-'}${character(max)}`;
}

function character(code: number): string {
  const text = String.fromCodePoint(code);
  return /[\]\\^-]/.test(text) ? `\\${text}` : text;
}

const raw = (node: AST.Node): string => node.raw;
