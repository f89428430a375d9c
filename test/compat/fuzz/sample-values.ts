import { isObject } from '../../../src/base/is-object.js';
import type { Schema } from './generate-schema.js';
import { FORMATS, NAMES, PATTERNS } from './ingredients.js';
import type { Random } from './random.js';

/** Values to try on a pair of schemas: of the shape of one of them, at its bounds, an edit away, and the data that stands in both. */
export function sampleValues(schemas: readonly Schema[], witnesses: readonly unknown[], random: Random): unknown[] {
  const found = ingredientsOf(schemas);
  const shaped = schemas.flatMap((root) =>
    Array.from({ length: 24 }, () => new Sampler(root, found, random).value(root, 0)),
  );
  const starts = [...witnesses, ...witnesses, ...shaped];
  const near = Array.from({ length: 16 }, () => edit(random.pick(starts), found, random));
  const distinct = new Map(
    [...found.values, ...witnesses, ...shaped, ...near].map((value) => [JSON.stringify(value), value]),
  );
  // As it comes over the wire: what JSON cannot hold is not asked about.
  return [...distinct.keys()].map((text) => JSON.parse(text) as unknown);
}

interface Ingredients {
  readonly values: readonly unknown[];
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
}

const PLAIN = [null, true, false, 0, 1, -1, 0.5, 2, '', 'a', [], {}] as const;

/** Everything in the schemas that a value could be, whatever it stands for there. */
function ingredientsOf(schemas: readonly Schema[]): Ingredients {
  const [values, numbers, texts] = [new Set<unknown>(PLAIN), new Set<number>(), new Set<string>()];
  const collect = (part: unknown): void => {
    if (typeof part === 'number') for (const each of about(part)) numbers.add(each);
    else if (typeof part === 'string')
      for (const each of PATTERNS.get(part) ?? FORMATS.get(part) ?? []) texts.add(each);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(collect);
    if (!isObject(part)) return;
    for (const key of ['const', 'default', 'x-note']) if (key in part) values.add(part[key]);
    for (const key of ['enum', 'examples'])
      if (Array.isArray(part[key])) for (const each of part[key]) values.add(each);
  };
  schemas.forEach(collect);
  for (const each of [...numbers, ...texts]) values.add(each);
  return { values: [...values], numbers: [...numbers], texts: [...texts] };
}

const about = (bound: number): number[] =>
  [
    bound,
    bound + 1,
    bound - 1,
    bound + 0.5,
    -bound,
    3 * bound,
    bound / 2,
    bound * (1 + 2 ** -52),
    bound * (1 - 2 ** -53),
  ].filter(Number.isFinite);

/** Makes values of the shape of a schema; what it makes of references and of joined schemas is a guess that mostly fits. */
class Sampler {
  constructor(
    private readonly root: Schema,
    private readonly found: Ingredients,
    private readonly random: Random,
  ) {}

  value(schema: unknown, depth: number): unknown {
    const { random } = this;
    if (!isObject(schema) || depth > 5 || random.chance(0.04)) return random.pick(this.found.values);
    const flat = this.flatten(schema, 0);
    if ('const' in flat) return flat.const;
    if (Array.isArray(flat.enum) && flat.enum.length > 0) return random.pick(flat.enum);
    const types = [
      flat.type ?? guessType(flat) ?? random.pick(['object', 'array', 'string', 'number', 'null', 'boolean']),
    ].flat();
    switch (random.chance(0.05) ? 'any' : random.pick(types)) {
      case 'null':
        return null;
      case 'boolean':
        return random.chance(0.5);
      case 'integer':
        return Math.round(this.number(flat));
      case 'number':
        return this.number(flat);
      case 'string':
        return this.text(flat);
      case 'array':
        return this.array(flat, depth);
      case 'object':
        return this.object(flat, depth);
      default:
        return random.pick(this.found.values);
    }
  }

  /** The keywords of a schema and of those beside it that speak of the same value, as if they stood in one. */
  private flatten(schema: Schema, depth: number): Schema {
    const { random } = this;
    if (depth > 6) return schema;
    const parts: unknown[] = [];
    if (typeof schema.$ref === 'string') parts.push(this.target(schema.$ref));
    if (Array.isArray(schema.allOf)) parts.push(...schema.allOf);
    for (const list of [schema.anyOf, schema.oneOf])
      if (Array.isArray(list) && list.length > 0) parts.push(random.pick(list));
    if ('if' in schema) parts.push(...random.pick([[schema.if, schema.then], [schema.else], [schema.then]]));
    if (isObject(schema.not) && isObject(schema.not.not)) parts.push(schema.not.not);
    const flat = { ...schema };
    for (const part of parts.filter(isObject)) {
      for (const [key, value] of Object.entries(this.flatten(part, depth + 1))) {
        if (key === 'properties' && isObject(flat.properties))
          flat.properties = { ...(value as Schema), ...flat.properties };
        else if (key === 'required' && Array.isArray(flat.required))
          flat.required = [...flat.required, ...(value as string[])];
        else if (!(key in flat) || random.chance(0.3)) flat[key] = value;
      }
    }
    return flat;
  }

  private target(ref: string): unknown {
    const definitions = this.root.$defs ?? this.root.definitions;
    if (ref === '#') return this.root;
    const [name] = /n[01]/.exec(ref) ?? [''];
    return isObject(definitions) ? definitions[name] : undefined;
  }

  private number({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Schema): number {
    const { random, found } = this;
    if (random.chance(0.3) && found.numbers.length > 0) return random.pick(found.numbers);
    const [low = 0] = [minimum, exclusiveMinimum].filter((bound) => typeof bound === 'number');
    const [high = Math.max(low, 0) + 10] = [maximum, exclusiveMaximum].filter((bound) => typeof bound === 'number');
    const step = typeof multipleOf === 'number' ? multipleOf : random.pick([1, 0.5]);
    return Math.ceil((low + random.next() * Math.min(high - low, 30)) / step) * step || 0;
  }

  private text({ pattern, format, minLength, maxLength }: Schema): string {
    const { random, found } = this;
    const known = [...(PATTERNS.get(String(pattern)) ?? []), ...(FORMATS.get(String(format)) ?? [])];
    if (known.length > 0 && random.chance(0.8)) return random.pick(known);
    const lengths = [minLength, maxLength, random.below(4)].filter((length) => typeof length === 'number');
    const length = Math.max(0, random.pick(lengths) + random.pick([0, 0, 0, 1, -1]));
    return random.chance(0.3) && found.texts.length > 0
      ? random.pick(found.texts)
      : random.pick(['a', 'x', 'y', '0', '🦀']).repeat(length);
  }

  private array(schema: Schema, depth: number): unknown[] {
    const { random } = this;
    const prefix = Array.isArray(schema.prefixItems)
      ? schema.prefixItems
      : Array.isArray(schema.items)
        ? schema.items
        : [];
    const rest = Array.isArray(schema.items) ? schema.additionalItems : schema.items;
    const sizes = [
      schema.minItems,
      schema.maxItems,
      schema.minContains,
      schema.maxContains,
      prefix.length,
      random.below(4),
    ];
    const size = Math.max(
      0,
      Number(random.pick(sizes.filter((each) => typeof each === 'number'))) + random.pick([0, 0, 0, 1, -1]),
    );
    return Array.from({ length: Math.min(size, 8) }, (_, i) =>
      this.value(
        prefix[i] ?? (random.chance(0.5) && schema.contains !== undefined ? schema.contains : rest),
        depth + 1,
      ),
    );
  }

  private object(schema: Schema, depth: number): Schema {
    const { random } = this;
    const known = isObject(schema.properties) ? schema.properties : {};
    const needs = schema.dependentRequired ?? schema.dependencies;
    const required = Array.isArray(schema.required) ? (schema.required as string[]) : [];
    const names = new Set(required.filter(() => random.chance(0.95)));
    for (const name of Object.keys(known)) if (random.chance(0.6)) names.add(name);
    if (isObject(needs))
      for (const [name, each] of Object.entries(needs)) {
        if (random.chance(0.5)) names.add(name);
        if (Array.isArray(each) && random.chance(0.5)) for (const other of each) names.add(String(other));
      }
    const patterned = isObject(schema.patternProperties) ? Object.entries(schema.patternProperties) : [];
    if (patterned.length > 0 && random.chance(0.5)) names.add(random.pick(['a', 'ab', 'b', 'x', 'xb']));
    if (random.chance(schema.additionalProperties === false ? 0.05 : 0.3)) names.add(random.pick(NAMES));
    const entries = [...names].map((name): [string, unknown] => {
      const [, byPattern] = patterned.find(([pattern]) => new RegExp(pattern, 'u').test(name)) ?? [];
      const part = Object.hasOwn(known, name) ? known[name] : (byPattern ?? schema.additionalProperties);
      return [name, this.value(part, depth + 1)];
    });
    return Object.fromEntries(entries);
  }
}

function guessType(schema: Schema): string | undefined {
  if ('properties' in schema || 'required' in schema || 'additionalProperties' in schema) return 'object';
  if ('items' in schema || 'prefixItems' in schema || 'contains' in schema || 'minItems' in schema) return 'array';
  if ('minimum' in schema || 'maximum' in schema || 'multipleOf' in schema) return 'number';
  return 'pattern' in schema || 'maxLength' in schema || 'minLength' in schema ? 'string' : undefined;
}

/** The value with one part changed, dropped or added. */
function edit(value: unknown, found: Ingredients, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const i = random.below(value.length);
    const way = random.below(4);
    if (way === 0) return value.filter((_, j) => j !== i);
    if (way === 1) return [...value, value[i]];
    return value.map((each, j) => (i === j ? edit(each, found, random) : each));
  }
  if (isObject(value) && random.chance(0.8)) {
    const keys = Object.keys(value);
    const key = keys.length > 0 && random.chance(0.8) ? random.pick(keys) : random.pick(NAMES);
    if (random.chance(0.3)) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== key));
    return { ...value, [key]: Object.hasOwn(value, key) ? edit(value[key], found, random) : random.pick(found.values) };
  }
  if (typeof value === 'number' && Number.isFinite(value) && random.chance(0.5)) return random.pick(about(value));
  return random.pick(found.values);
}
