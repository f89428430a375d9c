import type { Atom, Literal } from '../formula.js';
import { matchesPattern } from './matches-pattern.js';

/** What literals say of an object. */
export interface ObjectFacts {
  readonly min: number;
  readonly max: number;
  readonly required: ReadonlySet<string>;
  readonly absent: ReadonlySet<string>;
  /** Every name that some literal speaks of. */
  readonly mentioned: ReadonlySet<string>;
  /** Every pattern that some literal speaks of. */
  readonly patterns: readonly string[];
  /** What the value of a property must be, by its name. */
  readonly of: (name: string) => readonly Literal[];
  /** What every name must be. */
  readonly names: readonly Literal[];
  readonly wanted: readonly WantedProperty[];
}

/** A property that must exist: what its name and its value must be. */
export interface WantedProperty {
  readonly isName: (name: string) => boolean;
  readonly nameLiterals: readonly Literal[];
  readonly literals: readonly Literal[];
}

export function gatherObject(literals: readonly Literal[]): ObjectFacts {
  let [min, max] = [0, Number.POSITIVE_INFINITY];
  const [required, absent, mentioned, patterns] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  const rules: { isName: (name: string) => boolean; literal: Literal }[] = [];
  const names: Literal[] = [];
  const wanted: WantedProperty[] = [];
  for (const { formula, holds } of literals) {
    const atom = formula as Atom;
    const part = (): Literal => ({ formula: (atom as { part: Literal['formula'] }).part, holds });
    switch (atom.kind) {
      case 'minProperties':
        if (holds) min = Math.max(min, atom.limit);
        else max = Math.min(max, atom.limit - 1);
        break;
      case 'maxProperties':
        if (holds) max = Math.min(max, atom.limit);
        else min = Math.max(min, atom.limit + 1);
        break;
      case 'required':
        (holds ? required : absent).add(atom.name);
        break;
      case 'property':
        if (!holds) required.add(atom.name);
        mentioned.add(atom.name);
        rules.push({ isName: (name) => name === atom.name, literal: part() });
        break;
      case 'matching':
      case 'others': {
        const isName = coverage(atom);
        for (const name of atom.kind === 'others' ? atom.names : []) mentioned.add(name);
        for (const pattern of atom.kind === 'others' ? atom.patterns : [atom.pattern]) patterns.add(pattern);
        if (holds) rules.push({ isName, literal: part() });
        else wanted.push({ isName, nameLiterals: [], literals: [part()] });
        break;
      }
      case 'names':
        if (holds) names.push(part());
        else wanted.push({ isName: () => true, nameLiterals: [part()], literals: [] });
        break;
      default:
    }
  }
  for (const name of [...required, ...absent]) mentioned.add(name);
  const of = (name: string): Literal[] => rules.filter(({ isName }) => isName(name)).map(({ literal }) => literal);
  return { min, max, required, absent, mentioned, patterns: [...patterns], of, names, wanted };
}

function coverage(atom: Extract<Atom, { kind: 'matching' | 'others' }>): (name: string) => boolean {
  if (atom.kind === 'matching') return (name) => matchesPattern(atom.pattern, name);
  const known = new Set(atom.names);
  return (name) => !known.has(name) && !atom.patterns.some((pattern) => matchesPattern(pattern, name));
}
