import type { AtomShape, Formula, Scalar, Shape } from './formula.js';

/** Makes formulas, each once. Formulas of two makers must not meet. */
export interface Formulas {
  readonly always: Formula;
  readonly never: Formula;
  readonly atom: (shape: AtomShape) => Formula;
  readonly and: (parts: readonly Formula[]) => Formula;
  readonly or: (parts: readonly Formula[]) => Formula;
  readonly oneOf: (parts: readonly Formula[]) => Formula;
  readonly not: (part: Formula) => Formula;
  readonly ref: (key: string, target: () => Formula) => Formula;
  readonly unknown: (key: string, shape: Extract<Shape, { kind: 'unknown' }>, isForeign: boolean) => Formula;
  readonly scalars: (values: readonly Scalar[]) => Formula;
}

export function createFormulas(): Formulas {
  const made = new Map<string, Formula>();
  const make = (key: string, shape: Shape, isForeign: boolean): Formula => {
    let formula = made.get(key);
    if (!formula) {
      formula = { ...shape, id: made.size, isForeign };
      made.set(key, formula);
    }
    return formula;
  };
  const always = make('and:', { kind: 'and', parts: [] }, false);
  const never = make('or:', { kind: 'or', parts: [] }, false);

  const join = (kind: 'and' | 'or', parts: readonly Formula[]): Formula => {
    const [neutral, absorbing] = kind === 'and' ? [always, never] : [never, always];
    const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]));
    if (flat.includes(absorbing)) return absorbing;
    const unlike = [...new Set(flat)].filter((part) => part !== neutral);
    if (unlike.length === 1) return unlike[0] as Formula;
    return make(`${kind}:${idsOf(unlike)}`, { kind, parts: unlike }, unlike.some(isForeign));
  };
  const not = (part: Formula): Formula => {
    if (part.kind === 'not') return part.part;
    if (part === always) return never;
    return part === never ? always : make(`not:${part.id}`, { kind: 'not', part }, part.isForeign);
  };

  return {
    always,
    never,
    and: (parts) => join('and', parts),
    or: (parts) => join('or', parts),
    oneOf: (parts) =>
      parts.length === 1
        ? (parts[0] as Formula)
        : make(`oneOf:${idsOf(parts)}`, { kind: 'oneOf', parts }, parts.some(isForeign)),
    not,
    atom: (shape) => {
      if (!('part' in shape)) return make(JSON.stringify(shape), shape, false);
      if (shape.part === always && shape.kind !== 'contains') return always;
      return make(JSON.stringify({ ...shape, part: shape.part.id }), shape, shape.part.isForeign);
    },
    ref: (key, target) => make(`ref:${key}`, { kind: 'ref', target }, false),
    unknown: (key, shape, foreign) => make(`unknown:${key}`, shape, foreign || shape.guess.isForeign),
    scalars: (values) => {
      const unlike = new Map(values.map((value) => [textOf(value), value]));
      const texts = [...unlike.keys()].sort();
      return make(
        `scalars:${texts}`,
        { kind: 'scalars', values: texts.map((text) => unlike.get(text) as Scalar) },
        false,
      );
    },
  };
}

// JSON.stringify writes numbers beyond the range of a double as null. -0 and 0 are one number in JSON.
const textOf = (value: Scalar): string => (typeof value === 'number' ? String(value) : JSON.stringify(value));

const idsOf = (parts: readonly Formula[]): string =>
  parts
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join();

const isForeign = (formula: Formula): boolean => formula.isForeign;
