import { ownValue } from '../base/own-value.js';

type Schema = Record<string, unknown>;
type Type = string | readonly string[];

/** The `type` of some values, in the terms of JSON Schema. */
export const typeOfValues = (values: readonly unknown[]): Type => oneOrMore(values.map(typeOfValue));

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** The `type` of all that a schema can accept, as far as its refs and unions say it. */
export function typeOfRoot(schema: Schema, find: (ref: string) => Schema): Type | undefined {
  const types = typesOf(schema, find, new Set());
  return types && oneOrMore(types);
}

function typesOf(schema: Schema, find: (ref: string) => Schema, seen: ReadonlySet<string>): string[] | undefined {
  const type = ownValue(schema, 'type');
  if (type !== undefined) return [type].flat() as string[];
  const $ref = ownValue(schema, '$ref');
  if (typeof $ref === 'string') return seen.has($ref) ? [] : typesOf(find($ref), find, new Set([...seen, $ref]));
  const each = (branch: Schema): string[] | undefined => typesOf(branch, find, seen);
  const union = (ownValue(schema, 'anyOf') ?? ownValue(schema, 'oneOf')) as Schema[] | undefined;
  if (!union) return ((ownValue(schema, 'allOf') ?? []) as Schema[]).map(each).find((types) => types !== undefined);
  const branches = union.map(each);
  return branches.every((types) => types !== undefined) ? branches.flat() : undefined;
}

/** Each once; whole numbers are numbers. */
function oneOrMore(types: readonly string[]): Type {
  const [first = 'null', ...others] = [...new Set(types)].filter(
    (type) => type !== 'integer' || !types.includes('number'),
  );
  return others.length === 0 ? first : [first, ...others];
}
