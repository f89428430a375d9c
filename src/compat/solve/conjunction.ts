import { type Formula, fails, holds, type JsonType, type Literal, type Reason } from '../formula.js';
import { speaksOf, typeOf } from './atom-types.js';

/** What is asked of values of one type: the atoms that speak of it, and the choices that are still open. */
export interface Conjunction {
  readonly type: JsonType;
  readonly signs: ReadonlyMap<number, boolean>;
  readonly atoms: readonly Literal[];
  /** One literal of each must be as it says. */
  readonly choices: readonly (readonly Literal[])[];
  /** Scalars that are left; undefined when all are. */
  readonly allowed: readonly unknown[] | undefined;
  readonly excluded: ReadonlySet<unknown>;
  /** What was not understood on the way. */
  readonly doubts: readonly Reason[];
}

export const emptyConjunction = (type: JsonType): Conjunction => ({
  type,
  signs: new Map(),
  atoms: [],
  choices: [],
  allowed: undefined,
  excluded: new Set(),
  doubts: [],
});

/** How formulas are taken apart that need more than their parts. */
export interface Openers {
  /** Whether no value satisfies two of the branches, so that "exactly one" is "any". */
  readonly isDisjoint: (branches: readonly Formula[]) => boolean;
  /** Takes what was not understood at its guess. */
  readonly guesses: boolean;
}

/** The conjunction with more literals; undefined when they contradict it or each other. */
export function add(to: Conjunction, literals: readonly Literal[], openers: Openers): Conjunction | undefined {
  const signs = new Map(to.signs);
  const [atoms, doubts, excluded] = [[...to.atoms], [...to.doubts], new Set(to.excluded)];
  let choices = [...to.choices];
  let { allowed } = to;
  const pending = [...literals].reverse();
  const open = (literal: Literal): boolean => {
    const { formula, holds: sign } = literal;
    const all = (parts: readonly Formula[]): void => {
      for (const part of [...parts].reverse()) pending.push({ formula: part, holds: sign });
    };
    switch (formula.kind) {
      case 'and':
      case 'or':
        if ((formula.kind === 'and') === sign) all(formula.parts);
        else choices.push(formula.parts.map((part) => ({ formula: part, holds: sign })));
        return true;
      case 'oneOf':
        if (openers.isDisjoint(formula.parts)) {
          if (sign) choices.push(formula.parts.map(holds));
          else all(formula.parts);
        } else openOneOf(formula.parts, sign, choices);
        return true;
      case 'not':
        pending.push({ formula: formula.part, holds: !sign });
        return true;
      case 'ref':
        pending.push({ formula: formula.target(), holds: sign });
        return true;
      case 'unknown':
        if (openers.guesses) pending.push({ formula: formula.guess, holds: sign });
        else doubts.push(formula.reason);
        return true;
      case 'types':
        return formula.types.includes(to.type) === sign;
      case 'scalars': {
        const values = formula.values.filter((value) => typeOf(value) === to.type);
        if (sign) allowed = allowed ? allowed.filter((value) => values.includes(value as null)) : values;
        else for (const value of values) excluded.add(value);
        return allowed?.some((value) => !excluded.has(value)) !== false;
      }
      default: {
        if (!speaksOf(formula, to.type)) return sign;
        atoms.push(literal);
        return true;
      }
    }
  };
  for (;;) {
    for (let literal = pending.pop(); literal; literal = pending.pop()) {
      const { formula, holds: sign } = literal;
      const known = signs.get(formula.id);
      if (known === sign && !formula.isForeign) continue;
      if (known !== undefined && known !== sign && !formula.isForeign) return undefined;
      if (known === sign) continue;
      signs.set(formula.id, sign);
      if (!open(literal)) return undefined;
    }
    const left = settle(choices, signs, to.type);
    if (!left) return undefined;
    choices = left.filter((choice) => choice.length > 1);
    const forced = left.filter((choice) => choice.length === 1).flat();
    if (forced.length === 0) return { type: to.type, signs, atoms, choices, allowed, excluded, doubts };
    pending.push(...forced);
  }
}

/** Strikes out what cannot be chosen any more, and the choices that are made already; undefined when one has nothing left. */
function settle(
  choices: readonly (readonly Literal[])[],
  signs: ReadonlyMap<number, boolean>,
  type: JsonType,
): (readonly Literal[])[] | undefined {
  const left: (readonly Literal[])[] = [];
  for (const choice of choices) {
    if (choice.some((literal) => signs.get(literal.formula.id) === literal.holds && !literal.formula.isForeign))
      continue;
    const possible = choice.filter(({ formula, holds: sign }) => {
      if (formula.kind === 'types') return formula.types.includes(type) === sign;
      return formula.isForeign || signs.get(formula.id) !== !sign;
    });
    if (possible.length === 0) return undefined;
    left.push(possible);
  }
  return left;
}

/** Exactly one of the branches, or none or at least two of them. */
function openOneOf(parts: readonly Formula[], sign: boolean, choices: (readonly Literal[])[]): void {
  const pairs = parts.flatMap((one, i) => parts.slice(i + 1).map((other) => [fails(one), fails(other)] as const));
  if (sign) {
    choices.push(parts.map(holds), ...pairs);
    return;
  }
  // Beside each branch that holds another must: "it fails, or one of the others does not".
  for (const [i, part] of parts.entries()) {
    choices.push([fails(part), ...parts.filter((_, j) => j !== i).map(holds)]);
  }
}
