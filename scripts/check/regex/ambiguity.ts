import { type Alphabet, alphabetOf } from './alphabet.js';
import type { Automaton, Loop } from './automaton.js';
import { componentsOf } from './components.js';

/** A text that shows how the ways through a pattern grow: `prefix`, any number of `pump`, `suffix`. */
export interface Attack {
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
}

/**
 * How the number of ways through an automaton grows with the text. Ambiguity is recognised as by Weber and Seidl, "On the degree of ambiguity
 * of finite automata" (1991): exponential where one loop has two ways for the same text, polynomial where two loops can share a text.
 */
export type Ambiguity =
  | { readonly kind: 'bounded' }
  | {
      readonly kind: 'polynomial';
      readonly degree: number;
      readonly loops: readonly [Loop, Loop];
      readonly attack: Attack;
    }
  | { readonly kind: 'exponential'; readonly loop: Loop; readonly attack: Attack }
  | { readonly kind: 'unknown' };

/** Loops that share a text are let pass when they multiply the work by no more: it is linear still. */
const MOST_WAYS = 256;
const MOST_STEPS = 3_000_000;

class TooLarge extends Error {}

export function ambiguityOf(automaton: Automaton): Ambiguity {
  try {
    return new Search(automaton).run();
  } catch (error) {
    if (error instanceof TooLarge) return { kind: 'unknown' };
    throw error;
  }
}

type Nodes = readonly number[];

class Search {
  readonly #automaton: Automaton;
  readonly #alphabet: Alphabet;
  #steps = 0;

  constructor(automaton: Automaton) {
    this.#automaton = automaton;
    this.#alphabet = alphabetOf(automaton.positions);
  }

  run(): Ambiguity {
    const components = componentsOf(this.#automaton.positions.length, (node) => this.#next(node));
    for (const component of components) {
      const pump = this.#twoWays(component);
      const [first = 0] = component;
      if (pump !== undefined)
        return { kind: 'exponential', loop: this.#loopOf(first), attack: this.#attack(first, pump) };
    }
    return this.#chains(components.reverse());
  }

  /** The positions behind one, without those at which the search for a match ends. */
  *#next(node: number): Iterable<number> {
    if (this.#automaton.accepts[node]) return;
    for (const to of this.#automaton.edges[node]?.keys() ?? []) if (!this.#automaton.accepts[to]) yield to;
  }

  #loopOf(node: number): Loop {
    return this.#automaton.positions[node]?.loop ?? { raw: '', longest: Number.POSITIVE_INFINITY };
  }

  /** A text that leads from the first position of a loop back to it in two ways. */
  #twoWays(component: Nodes): string | undefined {
    const inside = new Set(component);
    for (const from of component) {
      for (const [to, ways] of this.#automaton.edges[from] ?? []) {
        if (ways < 2 || !inside.has(to)) continue;
        const there = this.#path([component[0] as number], [from], [inside]) ?? '';
        const step = this.#alphabet.characterOf(this.#alphabet.masks[to] ?? 0n);
        return there + step + (to === component[0] ? '' : (this.#path([to], [component[0] as number], [inside]) ?? ''));
      }
    }
    const start = component[0] as number;
    const pairs = this.#reach([start, start], [inside, inside]);
    for (const [key, { nodes, text }] of pairs) {
      if (key === `${start},${start}` || nodes[0] === nodes[1]) continue;
      const back = this.#path(nodes, [start, start], [inside, inside]);
      if (back !== undefined) return text + back;
    }
    return undefined;
  }

  /** Of all orders of loops, the one that multiplies the ways most. */
  #chains(components: readonly Nodes[]): Ambiguity {
    let worst: Ambiguity = { kind: 'bounded' };
    const best = components.map(() => ({ degree: 1, ways: 1 }));
    components.forEach((to, j) => {
      components.slice(0, j).forEach((from, i) => {
        const between = this.#between(from, to);
        if (!between) return;
        const shared = this.#shared(from, to, between);
        const loops = [this.#loopOf(from[0] as number), this.#loopOf(to[0] as number)] as const;
        const ways = shared ? Math.min(loops[0].longest, loops[1].longest) : 1;
        const before = best[i] as { degree: number; ways: number };
        const here =
          ways > MOST_WAYS || before.ways * ways > MOST_WAYS
            ? { degree: before.degree + 1, ways: ways > MOST_WAYS ? before.ways : 1 }
            : { degree: before.degree, ways: before.ways * ways };
        const known = best[j] as { degree: number; ways: number };
        if (here.degree < known.degree || (here.degree === known.degree && here.ways <= known.ways)) return;
        best[j] = here;
        if (shared && here.degree > (worst.kind === 'polynomial' ? worst.degree : 1)) {
          worst = { kind: 'polynomial', degree: here.degree, loops, attack: this.#attack(shared.at, shared.text) };
        }
      });
    });
    return worst;
  }

  /** The positions on the ways from one loop to another, with both; undefined when there is none. */
  #between(from: Nodes, to: Nodes): Set<number> | undefined {
    const all = new Set(this.#automaton.positions.keys());
    const reached = new Set(
      [...this.#reach([from[0] as number], [all], true)].map(([, { nodes }]) => nodes[0] as number),
    );
    if (!reached.has(to[0] as number)) return undefined;
    const target = to[0] as number;
    return new Set(
      [...reached].filter((node) => node === target || this.#path([node], [target], [all], true) !== undefined),
    );
  }

  /** A text that leads around the one loop, from the one to the other, and around the other. */
  #shared(from: Nodes, to: Nodes, between: Set<number>): { at: number; text: string } | undefined {
    const within = [new Set(from), new Set([...from, ...between, ...to]), new Set(to)];
    for (const p of from) {
      for (const q of to) {
        const text = this.#path([p, p, q], [p, q, q], within);
        if (text !== undefined) return { at: p, text };
      }
    }
    return undefined;
  }

  #path(from: Nodes, to: Nodes, within: readonly Set<number>[], isAny = false): string | undefined {
    const goal = to.join();
    if (from.join() === goal) return '';
    return this.#reach(from, within, isAny, goal).get(goal)?.text;
  }

  /** What some positions reach together, one text leading all of them. */
  #reach(
    from: Nodes,
    within: readonly Set<number>[],
    isAny = false,
    goal?: string,
  ): Map<string, { nodes: Nodes; text: string }> {
    const { masks, characterOf } = this.#alphabet;
    const found = new Map([[from.join(), { nodes: from, text: '' }]]);
    const everything = (1n << BigInt(this.#alphabet.characters.length)) - 1n;
    for (const { nodes, text } of found.values()) {
      const extend = (i: number, chosen: number[], mask: bigint): void => {
        if (++this.#steps > MOST_STEPS) throw new TooLarge();
        if (i < nodes.length) {
          const node = nodes[i] as number;
          for (const to of isAny && i === 0 ? this.#all(node) : this.#next(node)) {
            const common = mask & (masks[to] ?? 0n);
            if (common !== 0n && within[i]?.has(to)) extend(i + 1, [...chosen, to], common);
          }
          return;
        }
        const key = chosen.join();
        if (!found.has(key)) found.set(key, { nodes: chosen, text: text + characterOf(mask) });
      };
      extend(0, [], everything);
      if (goal !== undefined && found.has(goal)) break;
    }
    return found;
  }

  *#all(node: number): Iterable<number> {
    yield* this.#automaton.edges[node]?.keys() ?? [];
  }

  #attack(at: number, pump: string): Attack {
    const all = new Set(this.#automaton.positions.keys());
    const prefix = this.#path([0], [at], [all], true) ?? '';
    return { prefix, pump, suffix: '' };
  }
}
