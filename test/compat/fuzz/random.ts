/** Chance that can be had again: the same seed gives the same draws on every machine. */
export interface Random {
  /** A number from 0 up to, but not, 1. */
  readonly next: () => number;
  /** A whole number from 0 up to, but not, the limit. */
  readonly below: (limit: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** From none to so many of the items, none twice, in their order. */
  readonly some: <Item>(items: readonly Item[], most?: number) => Item[];
}

/** The generator mulberry32: 32 bits of state are plenty for one pair of schemas. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new Error('there is nothing to pick from');
    return items[below(items.length)] as Item;
  };
  const some = <Item>(items: readonly Item[], most = items.length): Item[] => {
    const count = below(most + 1);
    const taken = new Set<number>();
    while (taken.size < Math.min(count, items.length)) taken.add(below(items.length));
    return items.filter((_, i) => taken.has(i));
  };
  return { next, below, chance: (probability) => next() < probability, pick, some };
}
