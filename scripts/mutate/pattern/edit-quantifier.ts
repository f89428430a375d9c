import type { AST } from '@eslint-community/regexpp';

/** A quantifier that asks for one more or one fewer, at either end. */
export function editQuantifier({ element, min, max, greedy }: AST.Quantifier): string[] {
  const bounds = [
    [min - 1, max],
    [min, max + 1],
    [min + 1, max],
    [min, max - 1],
  ] as const;
  return bounds
    .filter(([least, most]) => least >= 0 && most >= least && most > 0)
    .map(([least, most]) => `${element.raw}${write(least, most)}${greedy ? '' : '?'}`);
}

function write(min: number, max: number): string {
  if (max === Number.POSITIVE_INFINITY) return min === 0 ? '*' : min === 1 ? '+' : `{${min},}`;
  return min === max ? `{${min}}` : `{${min},${max}}`;
}
