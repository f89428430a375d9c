import { ownValue } from '../base/own-value.js';
import { holderOf, mapHeld } from '../base/schema-keywords.js';
import { typeOfRoot, typeOfValues } from './type-of.js';

type Schema = Record<string, unknown>;

/** What a `$ref` of the schema leads to. */
export type FindTarget = (ref: string) => Schema;

export interface SpellOutOptions {
  readonly find: FindTarget;
  /** Whether keywords may stand beside a `$ref`; draft-07 passes over them. */
  readonly besideRef: boolean;
  /** What stands for a `format` of the schema. */
  readonly formatOf: (format: unknown, schema: Schema) => Schema;
}

/**
 * A schema as tools want to read it, which accepts the same values. It says what JSON Schema leaves to be understood: the type of a
 * constant and of the root, that an object is open, the range that a format stands for. What only this package reads is left out.
 */
export function spellOut(schema: Schema, options: SpellOutOptions): Schema {
  const root = writeOut(asItself(schema, options.find), options, true);
  if (Object.hasOwn(root, 'type')) return root;
  const type = typeOfRoot(root, options.find);
  return type === undefined ? root : { ...root, type };
}

/** A schema that is another one by a new name says here what that one says: tools look for the fields at the root. */
function asItself(schema: Schema, find: FindTarget): Schema {
  const $ref = onlyRef(ownValue(schema, 'allOf'));
  if ($ref === undefined) return schema;
  const { allOf: _, ...rest } = schema;
  return { ...asItself(find($ref), find), ...rest };
}

/** The `$ref` of an `allOf` that holds nothing else. */
function onlyRef(allOf: unknown): string | undefined {
  if (!Array.isArray(allOf) || allOf.length !== 1) return undefined;
  const $ref = ownValue(allOf[0], '$ref');
  return typeof $ref === 'string' ? $ref : undefined;
}

/** `decides` where the schema alone says what an object may hold; the others only ask more of an object that is described around them. */
function writeOut(schema: Schema, options: SpellOutOptions, decides: boolean): Schema {
  const written: Schema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    const $ref = keyword === 'allOf' && options.besideRef ? onlyRef(value) : undefined;
    if ($ref !== undefined) written.$ref = $ref;
    else if (keyword === 'const') Object.assign(written, typed(schema, [value]), { const: value });
    else if (keyword === 'enum') Object.assign(written, typed(schema, value as unknown[]), { enum: value });
    else if (keyword === 'format') Object.assign(written, options.formatOf(value, schema));
    else if (!keyword.startsWith('x-') && !Object.hasOwn(written, keyword)) {
      const inner = (child: unknown): unknown =>
        isSchema(child) ? writeOut(child, options, decides && !ASKS_MORE.has(keyword)) : child;
      written[keyword] = mapHeld(holderOf(keyword), value, inner);
    }
  }
  return withProperties(written, decides);
}

/** The keywords whose schemas ask more of an object that is described around them. */
const ASKS_MORE: ReadonlySet<string> = /* @__PURE__ */ new Set(['if', 'then', 'else', 'not', 'allOf']);

const typed = (schema: Schema, values: readonly unknown[]): Schema =>
  Object.hasOwn(schema, 'type') ? {} : { type: typeOfValues(values) };

/** Names each property that the schema requires, and says of an object that is open that it is. */
function withProperties(schema: Schema, decides: boolean): Schema {
  const properties = (ownValue(schema, 'properties') ?? {}) as Schema;
  const required = (ownValue(schema, 'required') ?? []) as string[];
  const missing = required.filter((name) => !Object.hasOwn(properties, name));
  const named = missing.length === 0 ? schema : { ...schema, properties: { ...properties, ...anything(missing) } };
  const isObject = [ownValue(schema, 'type')].flat().includes('object');
  return decides && isObject ? { additionalProperties: true, ...named } : named;
}

const anything = (names: readonly string[]): Schema => Object.fromEntries(names.map((name) => [name, {}]));

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
