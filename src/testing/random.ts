/** Numbers that look random, the same from the same seed everywhere: only 32-bit arithmetic is used (splitmix32). */
export interface Random {
  /** An integer from 0 up to but not including `count`, which is at most 2^53. */
  readonly below: (count: number) => number;
}

/** @param seed An integer that a double holds exactly. */
export function randomOf(seed: number): Random {
  // Both halves of the seed count.
  let state = mix((seed | 0) ^ mix(Math.floor(seed / 2 ** 32) | 0));
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    return mix(state) >>> 0;
  };
  return {
    below: (count) =>
      count <= 2 ** 32
        ? Math.floor((next() / 2 ** 32) * count)
        : Math.floor(((next() * 2 ** 21 + (next() >>> 11)) / 2 ** 53) * count),
  };
}

function mix(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97);
  return twice ^ (twice >>> 15);
}
