import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../src/base/is-object.js';
import { resolveRef } from '../../src/source/resolve.js';
import type { Contract, Tree } from '../../src/source/tree.js';

/** Values that were met at one place, each as it stands there. */
type Met = readonly unknown[];

interface Scope {
  readonly tree: Tree;
  readonly contract: Contract;
  readonly missed: Set<string>;
}

/**
 * What no value shows of all that a schema leaves open: an optional property there and left out, each value of an `enum`, each type, each
 * branch of a union, a list or dictionary empty and filled. As sorted lines, each with the pointer to the subschema.
 */
export function missedIn(tree: Tree, contract: Contract, values: Met): string[] {
  const missed = new Set<string>();
  visit({ tree, contract, missed }, contract.schema, '', values);
  return [...missed].sort();
}

function visit(scope: Scope, schema: unknown, at: string, met: Met): void {
  if (!isObject(schema)) return;
  const miss = (what: string): void => void scope.missed.add(`${at} ${what}`);
  if (typeof schema.$ref === 'string') {
    const target = resolveRef(scope.tree, scope.contract, schema.$ref);
    if (!target) throw new Error(`${schema.$ref} leads nowhere`);
    visit({ ...scope, contract: target.contract }, target.schema, `${at}→`, met);
  }
  for (const [i, each] of listOf(schema.allOf).entries()) visit(scope, each, `${at}/allOf/${i}`, met);
  for (const type of listOf(schema.type)) if (!met.some((value) => isOf(String(type), value))) miss(`type ${type}`);
  for (const each of listOf(schema.enum)) if (!met.includes(each)) miss(`value ${JSON.stringify(each)}`);
  for (const [i, branch] of listOf(schema.anyOf ?? schema.oneOf).entries()) {
    const taken = met.filter((value) => fits(scope, branch, value));
    if (taken.length === 0) miss(`branch ${i}`);
    else visit(scope, branch, `${at}/${i}`, taken);
  }
  visitObjects(scope, schema, at, met.filter(isObject));
  const lists = met.filter((value) => Array.isArray(value));
  if (schema.items === undefined || lists.length === 0) return;
  if (!schema.minItems && !lists.some((list) => list.length === 0)) miss('empty list');
  visit(scope, schema.items, `${at}/*`, lists.flat());
}

function visitObjects(
  scope: Scope,
  schema: Record<string, unknown>,
  at: string,
  objects: Record<string, unknown>[],
): void {
  if (objects.length === 0) return;
  const miss = (what: string): void => void scope.missed.add(`${at} ${what}`);
  const properties = isObject(schema.properties) ? schema.properties : {};
  for (const [name, child] of Object.entries(properties)) {
    const holding = objects.filter((object) => Object.hasOwn(object, name));
    if (holding.length === 0) miss(`${name} there`);
    if (holding.length === objects.length && !listOf(schema.required).includes(name)) miss(`${name} left out`);
    visit(
      scope,
      child,
      `${at}/${name}`,
      holding.map((object) => object[name]),
    );
  }
  if (!isObject(schema.additionalProperties)) return;
  const more = objects.map((object) => Object.entries(object).filter(([name]) => !Object.hasOwn(properties, name)));
  if (!more.some((entries) => entries.length === 0)) miss('no field');
  visit(
    scope,
    schema.additionalProperties,
    `${at}/{}`,
    more.flat().map(([, value]) => value),
  );
}

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

/** By the tag, or by the type, which are what tells branches apart. */
function fits(scope: Scope, branch: unknown, value: unknown): boolean {
  if (!isObject(branch)) return true;
  if (typeof branch.$ref === 'string') {
    const target = resolveRef(scope.tree, scope.contract, branch.$ref);
    return target !== undefined && fits({ ...scope, contract: target.contract }, target.schema, value);
  }
  if (!listOf(branch.type).some((type) => isOf(String(type), value))) return false;
  const tags = Object.entries(isObject(branch.properties) ? branch.properties : {}).filter(
    ([, child]) => isObject(child) && 'const' in child,
  );
  return tags.every(
    ([name, child]) => isObject(value) && isDeepStrictEqual(value[name], (child as { const: unknown }).const),
  );
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  // A type of which another one is a part shows in what only it takes.
  if (type === 'number') return typeof value === 'number' && !Number.isInteger(value);
  return typeof value === type;
}
