import type { Position } from './automaton.js';

/** Characters in classes: those of a class are taken by the same positions, so that one can stand for all. */
export interface Alphabet {
  /** A character of each class. */
  readonly characters: readonly string[];
  /** For each position the classes that it takes, as bits. */
  readonly masks: readonly bigint[];
  /** The first class of some bits, as a character. */
  readonly characterOf: (mask: bigint) => string;
}

export function alphabetOf(positions: readonly Position[]): Alphabet {
  const starts = new Set<number>([0]);
  for (const { set } of positions) {
    for (const { min, max } of set.ranges) {
      starts.add(min);
      if (max < 0x10ffff) starts.add(max + 1);
    }
  }
  // A character that people can read stands for its class where there is one.
  for (const code of [...'a0A!'].map((each) => each.charCodeAt(0))) starts.add(code);
  const classes = new Map<string, number>();
  const masks = positions.map(() => 0n);
  const characters: string[] = [];
  for (const code of [...starts].sort((a, b) => rank(a) - rank(b) || a - b)) {
    const takers = positions.flatMap(({ set }, i) => (set.has(code) ? [i] : []));
    const key = takers.join();
    if (classes.has(key)) continue;
    classes.set(key, characters.length);
    for (const i of takers) masks[i] = (masks[i] ?? 0n) | (1n << BigInt(characters.length));
    characters.push(String.fromCodePoint(code));
  }
  const characterOf = (mask: bigint): string => characters.find((_, i) => mask & (1n << BigInt(i))) ?? '';
  return { characters, masks, characterOf };
}

const rank = (code: number): number =>
  'a0A!'.includes(String.fromCodePoint(code)) ? 0 : code > 32 && code < 127 ? 1 : 2;
