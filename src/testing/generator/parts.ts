/** A JSON Schema as plain data. */
export type Schema = Readonly<Record<string, unknown>>;

/** Shapes by the refs that lead to them. */
export type Shapes = (ref: string) => Schema;

/** Schemas that all hold at one place, none of which refers elsewhere, and the refs that were followed. */
export interface Flat {
  readonly parts: readonly Schema[];
  readonly refs: readonly string[];
}

/** Follows refs and `allOf`, and makes conditions of rules. Undefined where a schema is `false`. */
export function flatten(schemas: readonly unknown[], shapes: Shapes): Flat | undefined {
  const parts: Schema[] = [];
  const refs: string[] = [];
  const waiting = [...schemas];
  for (let schema = waiting.shift(); schema !== undefined; schema = waiting.shift()) {
    if (schema === false) return undefined;
    if (schema === true) continue;
    const { $ref, allOf, 'x-rules': rules, ...rest } = schema as Schema;
    if (typeof $ref === 'string') {
      refs.push($ref);
      waiting.push(shapes($ref));
    }
    waiting.push(...((allOf ?? []) as Schema[]), ...((rules ?? []) as Rule[]).map(asCondition));
    if (Object.keys(rest).length > 0) parts.push(rest);
  }
  return { parts, refs };
}

interface Rule {
  readonly when?: unknown;
  readonly must: unknown;
}

// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
const asCondition = ({ when, must }: Rule): unknown => (when === undefined ? must : { if: when, then: must });

/**
 * The ways to match the first union or condition among the parts, each as schemas that all hold; undefined where there is none. Where
 * `if` is not asked for it may hold all the same, which shows in the whole value.
 */
export function alternatives(parts: readonly Schema[]): readonly (readonly unknown[])[] | undefined {
  for (const [i, part] of parts.entries()) {
    const { anyOf, oneOf, if: condition, then = true, else: otherwise = true, ...rest } = part;
    const others = [...parts.slice(0, i), ...parts.slice(i + 1)];
    if (condition !== undefined) {
      const without = [...others, { ...rest, ...(anyOf ? { anyOf } : {}), ...(oneOf ? { oneOf } : {}) }];
      return [
        [...without, otherwise],
        [...without, condition, then],
      ];
    }
    const branches = (anyOf ?? oneOf) as unknown[] | undefined;
    if (!branches) continue;
    const without = [...others, anyOf && oneOf ? { ...rest, oneOf } : rest];
    return branches.map((branch) => [...without, branch]);
  }
  return undefined;
}
