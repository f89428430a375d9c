import { fails, holds, type Literal } from '../formula.js';
import type { Formulas } from '../formulas.js';
import { gatherObject, type ObjectFacts, type WantedProperty } from './object-facts.js';
import { EMPTY, firstOf, found, type Outcome, type Solve, unknown } from './outcome.js';

/** More properties are not written out. */
const MOST = 100;
/** Each pattern doubles the kinds of name there are. */
const MOST_PATTERNS = 4;

type Chosen = ReadonlyMap<string, readonly Literal[]>;

/** Finds an object of few properties that is as the literals say. */
export function solveObject(literals: readonly Literal[], solve: Solve, formulas: Formulas): Outcome {
  const facts = gatherObject(literals);
  if (facts.min > facts.max || facts.required.size > facts.max) return EMPTY;
  if (facts.min > MOST) return unknown(`an object of ${facts.min} properties was not tried`);
  let chosen: Chosen = new Map();
  for (const name of facts.required) {
    if (facts.absent.has(name)) return EMPTY;
    chosen = new Map(chosen).set(name, []);
  }
  const search = new Search(facts, solve, formulas);
  const checks = [...chosen.keys()].map((name) => search.validate(name, []));
  const failed = checks.find(({ kind }) => kind === 'empty') ?? checks.find(({ kind }) => kind === 'unknown');
  // Some ways are closed whatever the undecided parts may be.
  if (failed?.kind === 'empty') return EMPTY;
  const outcome = search.satisfy(facts.wanted, chosen);
  return failed && outcome.kind === 'value' ? failed : outcome;
}

class Search {
  constructor(
    private readonly facts: ObjectFacts,
    private readonly solve: Solve,
    private readonly formulas: Formulas,
  ) {}

  /** A value for the property, if it may have the name. */
  validate(name: string, literals: readonly Literal[], nameLiterals: readonly Literal[] = []): Outcome {
    const asName = [...this.facts.names, ...nameLiterals];
    const named = asName.length === 0 ? undefined : this.solve([holds(this.formulas.scalars([name])), ...asName]);
    if (named && named.kind !== 'value') return named;
    return this.solve([...this.facts.of(name), ...literals]);
  }

  /** Gives a property to each that is wanted, in every way there is, then fills up. */
  satisfy([wanted, ...later]: readonly WantedProperty[], chosen: Chosen): Outcome {
    if (!wanted) return this.fillUp(chosen);
    const known = new Set([...this.facts.mentioned, ...chosen.keys()]);
    const names = [...known].filter((name) => !this.facts.absent.has(name) && wanted.isName(name));
    const take = (name: string): Outcome => {
      const literals = [...(chosen.get(name) ?? []), ...wanted.literals];
      const found = this.validate(name, literals, wanted.nameLiterals);
      if (found.kind !== 'value') return found;
      return this.satisfy(later, new Map(chosen).set(name, literals));
    };
    // A new name first: it says plainest that any would do.
    return firstOf([...this.freshNames(known, wanted), ...names], (name) =>
      typeof name === 'string' ? take(name) : name,
    );
  }

  /** Adds properties until there are enough. */
  private fillUp(chosen: Chosen): Outcome {
    const { min, max, mentioned, absent } = this.facts;
    if (chosen.size > max) {
      return this.facts.wanted.length > 1 ? unknown('whether fewer properties would do was not decided') : EMPTY;
    }
    if (chosen.size >= min) return this.build(chosen);
    const known = new Set([...mentioned, ...chosen.keys()]);
    const free = [...known].filter((name) => !chosen.has(name) && !absent.has(name));
    const names = [...free, ...this.freshNames(known)];
    let undecided: Outcome | undefined;
    for (const name of names) {
      const found = typeof name === 'string' ? this.validate(name, []) : name;
      if (found.kind === 'value') return this.fillUp(new Map(chosen).set(name as string, []));
      if (found.kind === 'unknown') undecided = found;
    }
    return undecided ?? EMPTY;
  }

  private build(chosen: Chosen): Outcome {
    const object = {};
    for (const [name, literals] of chosen) {
      const outcome = this.validate(name, literals);
      if (outcome.kind !== 'value') return outcome;
      // Set as an own property, whatever its name.
      Object.defineProperty(object, name, {
        value: outcome.value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return found(object);
  }

  /** One name of each kind that nobody speaks of. Names of one kind match the same patterns, so the same is asked of them. */
  private freshNames(known: ReadonlySet<string>, wanted?: WantedProperty): (string | Outcome)[] {
    const { patterns, names } = this.facts;
    if (patterns.length > MOST_PATTERNS) return [unknown('too many patterns for names stand side by side')];
    const { atom, scalars } = this.formulas;
    const kinds = Array.from({ length: 2 ** patterns.length }, (_, kind) =>
      patterns.map(
        (source, i): Literal => ({ formula: atom({ kind: 'pattern', source }), holds: (kind >> i) % 2 === 1 }),
      ),
    );
    return kinds.flatMap((kind): (string | Outcome)[] => {
      const outcome = this.solve([
        holds(atom({ kind: 'types', types: ['string'] })),
        ...(known.size > 0 ? [fails(scalars([...known]))] : []),
        ...[...names, ...(wanted?.nameLiterals ?? []), ...kind],
      ]);
      if (outcome.kind !== 'value') return outcome.kind === 'empty' ? [] : [outcome];
      const name = String(outcome.value);
      return wanted && !wanted.isName(name) ? [] : [name];
    });
  }
}
