import fc from 'fast-check';
import { isObject } from '../../src/base/is-object.js';
import { resolveRef } from '../../src/source/resolve.js';
import type { Schema } from '../../src/source/schema.js';
import type { Contract, Tree } from '../../src/source/tree.js';
import { dateTimes } from './date-times.js';
import { EDGES } from './edit.js';

/** Values that have the shape of a contract: most parts fit their rule or miss it by little, and some are anything. */
export const instancesOf = (tree: Tree, contract: Contract): fc.Arbitrary<unknown> =>
  instanceOf({ tree, contract, depth: 0 }, contract.schema);

interface Scope {
  readonly tree: Tree;
  readonly contract: Contract;
  readonly depth: number;
}

const wrong = fc.oneof(fc.constantFrom(...EDGES), fc.jsonValue({ maxDepth: 1 }));

/** Of a schema with many parts most instances would be wrong somewhere if each part were wrong more often. */
const mostly = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 39, arbitrary: right }, { weight: 1, arbitrary: wrong });

function instanceOf(scope: Scope, schema: unknown): fc.Arbitrary<unknown> {
  if (!isObject(schema) || scope.depth > 8) return fc.jsonValue({ maxDepth: 1 });
  const inner = { ...scope, depth: scope.depth + 1 };
  if (typeof schema.$ref === 'string') {
    const target = resolveRef(scope.tree, scope.contract, schema.$ref);
    return instanceOf({ ...inner, contract: target?.contract ?? scope.contract }, target?.schema);
  }
  if ('const' in schema) return mostly(fc.constant(schema.const));
  if (Array.isArray(schema.enum)) return mostly(fc.constantFrom(...schema.enum));
  const branches = [schema.anyOf, schema.oneOf].find(Array.isArray);
  if (branches) return mostly(fc.oneof(...branches.map((branch) => instanceOf(inner, branch))));
  if (schema.type === undefined && Array.isArray(schema.allOf)) return instanceOf(inner, schema.allOf[0]);
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return fc.jsonValue({ maxDepth: 2 });
  return mostly(fc.oneof(...types.map((type) => typed(inner, String(type), schema))));
}

function typed(scope: Scope, type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return numbers(schema, type === 'integer');
    case 'string':
      return strings(schema);
    case 'array':
      return arrays(scope, schema);
    default:
      return objects(scope, schema);
  }
}

function numbers({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema, isWhole: boolean) {
  const bounds = [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter((bound) => typeof bound === 'number');
  const low = Number(minimum ?? exclusiveMinimum ?? -1000);
  // A schema may contradict itself; then no value is right, and which ones are tried does not matter.
  const high = Math.max(low, Number(maximum ?? exclusiveMaximum ?? Math.max(low, 0) + 1000));
  const inside = isWhole
    ? fc.integer({ min: Math.ceil(low), max: Math.max(Math.ceil(low), Math.floor(high)) })
    : fc.double({ min: low, max: high, noNaN: true });
  const near = bounds.flatMap((bound) => [bound, bound, bound - 1, bound + 1, bound + 0.5]);
  const edges = fc.constantFrom(...near, ...EDGES.filter((value) => typeof value === 'number'));
  return fc.oneof({ weight: 14, arbitrary: inside }, { weight: 1, arbitrary: edges });
}

function strings({ pattern, format, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') {
    const usual = fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(2 ** 42) })
      .map((date) => date.toISOString());
    return fc.oneof(usual, dateTimes);
  }
  // Both lengths are near the bound, in characters that are one or two UTF-16 units wide.
  const bounds = [minLength, maxLength].filter((bound) => typeof bound === 'number');
  const lengths = bounds.flatMap((bound) => [bound, bound, bound + 1, Math.max(0, bound - 1)]);
  const sized = lengths.flatMap((length) => ['x'.repeat(length), '🦀'.repeat(length)]);
  const least = Number(minLength ?? 0);
  const plain = fc.string({ minLength: least, maxLength: Math.max(least, Math.min(Number(maxLength ?? 12), 40)) });
  const right = typeof pattern === 'string' ? fc.stringMatching(new RegExp(pattern, 'u')) : plain;
  const near = right.map((text) => `${text}\n`);
  if (sized.length === 0 && pattern === undefined) return plain;
  return fc.oneof(
    { weight: 14, arbitrary: right },
    { weight: 1, arbitrary: fc.oneof(near, fc.constantFrom('', ...sized)) },
  );
}

function arrays(scope: Scope, { items, minItems, maxItems }: Schema): fc.Arbitrary<unknown[]> {
  const item = instanceOf(scope, items);
  const least = Number(minItems ?? 0);
  const sizes = [minItems, maxItems].filter((bound) => typeof bound === 'number' && bound <= 100).map(Number);
  const usual = fc.array(item, { minLength: least, maxLength: Math.max(least, Math.min(Number(maxItems ?? 3), 3)) });
  const near = sizes.flatMap((size) => [size, size + 1, Math.max(0, size - 1)]).map((size) => filled(item, size));
  return near.length === 0 ? usual : fc.oneof({ weight: 9, arbitrary: usual }, ...near);
}

const filled = (item: fc.Arbitrary<unknown>, size: number): fc.Arbitrary<unknown[]> =>
  fc.array(item, { minLength: size, maxLength: size, size: 'max' });

function objects(scope: Scope, { properties, required, additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const known = isObject(properties) ? properties : {};
  const names: unknown[] = Array.isArray(required) ? required : [];
  const fields = Object.fromEntries(
    Object.entries(known).map(([name, schema]) => [
      name,
      sometimes(instanceOf(scope, schema), names.includes(name) ? 99 : 50),
    ]),
  );
  const isMap = isObject(additionalProperties);
  const more = isMap ? instanceOf(scope, additionalProperties) : fc.jsonValue({ maxDepth: 1 });
  const extra = fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor')), more, { maxKeys: 2 });
  const others = sometimes(extra, isMap ? 100 : additionalProperties === false ? 3 : 20);
  // A field that is undefined is left out when the value goes through JSON.
  return fc.tuple(fc.record(fields), others).map(([own, unknown]) => Object.assign(Object.create(null), unknown, own));
}

const sometimes = (arbitrary: fc.Arbitrary<unknown>, percent: number): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: percent, arbitrary }, { weight: 100 - percent, arbitrary: fc.constant(undefined) });
