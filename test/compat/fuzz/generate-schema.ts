import { ifThen } from '../../lib/tree.js';
import { BOUNDS, DECOYS, DIVISORS, FORMATS, INTEGER_FORMATS, NAMES, PATTERNS, SCALARS } from './ingredients.js';
import type { Random } from './random.js';

/** Schemas of any kind that the comparison reads, wilder than contracts: anchors, ids, words of the standard as names, numbers at the edges. */

export type Schema = Record<string, unknown>;
export type Draft = '2020-12' | '2019-09' | 'draft-07';

const DIALECTS: Readonly<Record<Draft, string>> = {
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema#',
};

export const DEFINITIONS = ['n0', 'n1'] as const;

/** A whole schema with its definitions. */
export function generateSchema(random: Random): Schema {
  const draft: Draft = random.chance(0.8) ? '2020-12' : random.pick(['2019-09', 'draft-07'] as const);
  const maker = new Maker(random, draft);
  const root = maker.schema(random.pick([1, 2, 2, 3]));
  const schema: Schema = typeof root === 'boolean' ? { allOf: [root] } : root;
  const $defs = Object.fromEntries(DEFINITIONS.map((name, i) => [name, maker.definition(name, i)]));
  const key = draft === 'draft-07' ? 'definitions' : '$defs';
  return {
    ...(draft === '2020-12' && random.chance(0.8) ? {} : { $schema: DIALECTS[draft] }),
    ...(maker.hasIds ? { $id: 'https://fuzz.test/root.json' } : {}),
    ...schema,
    ...(maker.refers || random.chance(0.3)
      ? { [key]: random.chance(0.75) ? $defs : hidden($defs, random, draft) }
      : {}),
  };
}

/** The definitions, the first of them behind a name or a keyword that may be taken for one that holds data. */
function hidden({ n0, ...rest }: Schema, random: Random, draft: Draft): Schema {
  const name = random.pick(['const', 'enum', 'default', 'examples', 'required']);
  const way = random.below(draft === 'draft-07' ? 2 : 3);
  // What a pointer leads to stays where it was, under another name: references by anchor and by id find the hidden one.
  const behind =
    way === 0 ? { properties: { [name]: n0 } } : way === 1 ? { [name]: n0 } : { dependentSchemas: { [name]: n0 } };
  const { $id: _, $anchor: __, ...bare } = n0 as Schema;
  return { n0: { ...bare }, ...(way === 1 ? behind : { hidden: behind }), ...rest };
}

class Maker {
  /** Whether a `$ref` was made that wants the definitions. */
  refers = false;
  hasIds = false;

  constructor(
    private readonly random: Random,
    private readonly draft: Draft,
  ) {}

  schema(depth: number): Schema | boolean {
    const { random } = this;
    if (random.chance(0.04)) return random.chance(0.5);
    if (random.chance(0.1)) return { $ref: this.ref() };
    const schema = depth <= 0 || random.chance(0.15) ? this.leaf() : this.branch(depth - 1);
    if (random.chance(0.12)) Object.assign(schema, this.note());
    return schema;
  }

  definition(name: string, i: number): Schema {
    const schema = this.schema(1);
    const own: Schema = typeof schema === 'boolean' ? { allOf: [schema] } : schema;
    const anchor = this.draft === 'draft-07' ? { $id: `#an${i}` } : { $anchor: `an${i}` };
    const id = this.hasIds && this.random.chance(0.7) ? { $id: `${name}.json` } : anchor;
    // In draft-07 whatever stands beside a `$ref` is ignored, an `$id` as well.
    return '$ref' in own && this.draft === 'draft-07' ? { allOf: [own], ...id } : { ...own, ...id };
  }

  private ref(): string {
    this.refers = true;
    const { random } = this;
    const i = random.below(DEFINITIONS.length);
    const pointer = `#/${this.draft === 'draft-07' ? 'definitions' : '$defs'}/n${i}`;
    const way = random.below(20);
    if (way < 9) return pointer;
    if (way < 16) return `#an${i}`;
    if (way < 19) {
      this.hasIds = true;
      return `n${i}.json`;
    }
    return '#';
  }

  private leaf(): Schema {
    const { random } = this;
    const values = (): Schema =>
      random.chance(0.5)
        ? { const: this.value() }
        : { enum: [this.value(), ...random.some([...SCALARS], 3), ...random.some([...DECOYS], 1)] };
    return random.pick<() => Schema>([
      () => this.number(),
      () => this.number(),
      () => this.text(),
      () => this.text(),
      values,
      () => ({ type: random.pick(['boolean', 'null', 'object', 'array', 'string', 'integer', 'number']) }),
      () => ({
        type: random.pick([
          ['string', 'null'],
          ['integer', 'string'],
          ['object', 'array', 'null'],
        ]),
      }),
      () => ({}),
    ])();
  }

  private branch(depth: number): Schema {
    const { random } = this;
    return random.pick<() => Schema>([
      () => this.object(depth),
      () => this.object(depth),
      () => this.object(depth),
      () => this.array(depth),
      () => this.array(depth),
      () => this.logic(depth),
      () => this.logic(depth),
      () => ({ ...this.object(depth), ...this.logic(depth) }),
    ])();
  }

  private value(): unknown {
    return this.random.chance(0.75) ? this.random.pick(SCALARS) : this.random.pick([...DECOYS, [], {}, [1], { a: 1 }]);
  }

  private note(): Schema {
    const { random } = this;
    const keyword = random.pick(['default', 'examples', 'x-note', '$comment', 'x-note']);
    if (keyword === '$comment') return { $comment: '$anchor' };
    const value = random.pick(DECOYS);
    return { [keyword]: keyword === 'examples' ? [value] : value };
  }

  private number(): Schema {
    const { random } = this;
    const bound = (): number => random.pick(BOUNDS);
    return {
      ...(random.chance(0.9) ? { type: random.pick(['integer', 'integer', 'number']) } : {}),
      ...(random.chance(0.4) ? { minimum: bound() } : {}),
      ...(random.chance(0.4) ? { maximum: bound() } : {}),
      ...(random.chance(0.15) ? { exclusiveMinimum: bound() } : {}),
      ...(random.chance(0.15) ? { exclusiveMaximum: bound() } : {}),
      ...(random.chance(0.3) ? { multipleOf: random.pick(DIVISORS) } : {}),
      ...(random.chance(0.15) ? { format: random.pick(INTEGER_FORMATS) } : {}),
    };
  }

  private text(): Schema {
    const { random } = this;
    return {
      ...(random.chance(0.9) ? { type: 'string' } : {}),
      ...(random.chance(0.4) ? { minLength: random.below(4) } : {}),
      ...(random.chance(0.4) ? { maxLength: random.below(5) } : {}),
      ...(random.chance(0.4) ? { pattern: random.pick([...PATTERNS.keys()]) } : {}),
      ...(random.chance(0.15) ? { format: random.pick([...FORMATS.keys()]) } : {}),
    };
  }

  private array(depth: number): Schema {
    const { random, draft } = this;
    const schema: Schema = random.chance(0.9) ? { type: 'array' } : {};
    const prefix = random.chance(0.3) ? [this.schema(depth), ...random.some([this.schema(depth)])] : undefined;
    const items = random.chance(0.5) ? this.schema(depth) : undefined;
    if (draft === '2020-12') Object.assign(schema, prefix && { prefixItems: prefix }, items !== undefined && { items });
    else if (prefix) Object.assign(schema, { items: prefix }, items !== undefined && { additionalItems: items });
    else if (items !== undefined) schema.items = items;
    if (random.chance(0.3)) {
      schema.contains = this.schema(depth);
      if (draft !== 'draft-07' && random.chance(0.5)) schema.minContains = random.below(4);
      if (draft !== 'draft-07' && random.chance(0.4)) schema.maxContains = random.below(4);
    }
    if (random.chance(0.3)) schema.minItems = random.below(4);
    if (random.chance(0.3)) schema.maxItems = random.below(4);
    if (random.chance(0.2)) schema.uniqueItems = random.chance(0.9);
    if (draft !== 'draft-07' && random.chance(0.06)) schema.unevaluatedItems = this.schema(0);
    return schema;
  }

  private object(depth: number): Schema {
    const { random, draft } = this;
    const name = (): string => random.pick(random.chance(0.6) ? NAMES.slice(0, 4) : NAMES);
    const map = (most: number): Schema =>
      Object.fromEntries(Array.from({ length: 1 + random.below(most) }, () => [name(), this.schema(depth)]));
    const schema: Schema = random.chance(0.9) ? { type: 'object' } : {};
    if (random.chance(0.7)) schema.properties = map(3);
    if (random.chance(0.4)) schema.required = [...new Set([name(), name()])];
    if (random.chance(0.4)) schema.additionalProperties = random.chance(0.6) ? false : this.schema(depth);
    if (random.chance(0.12)) schema.patternProperties = { [random.pick(['^a', 'b', '^x'])]: this.schema(depth) };
    if (random.chance(0.1)) schema.propertyNames = random.chance(0.7) ? this.text() : this.leaf();
    if (random.chance(0.12)) schema.minProperties = random.below(4);
    if (random.chance(0.12)) schema.maxProperties = random.below(4);
    const needs = { [name()]: [name()] };
    if (random.chance(0.1)) schema[draft === 'draft-07' ? 'dependencies' : 'dependentRequired'] = needs;
    else if (random.chance(0.08)) schema[draft === 'draft-07' ? 'dependencies' : 'dependentSchemas'] = map(1);
    if (draft !== 'draft-07' && random.chance(0.08))
      schema.unevaluatedProperties = random.chance(0.7) ? false : this.leaf();
    return schema;
  }

  private logic(depth: number): Schema {
    const { random } = this;
    const list = (): (Schema | boolean)[] => Array.from({ length: 1 + random.below(3) }, () => this.schema(depth));
    return random.pick<() => Schema>([
      () => ({ allOf: list() }),
      () => ({ anyOf: list() }),
      () => ({ anyOf: list() }),
      () => ({ oneOf: list() }),
      () => ({ not: this.schema(depth) }),
      () => {
        const [condition, consequence] = [this.schema(depth), random.chance(0.8) ? this.schema(depth) : true];
        const schema: Schema = { ...ifThen(condition, consequence) };
        if (random.chance(0.6)) schema.else = this.schema(depth);
        return schema;
      },
    ])();
  }
}
