import { lists } from './lists.js';
import { numbers } from './numbers.js';
import { objects } from './objects.js';
import { alternatives, flatten, type Schema } from './parts.js';
import type { Scope } from './scope.js';
import { anyJson, texts } from './texts.js';
import { typesOf } from './types-of.js';
import { valuesOf } from './values-of.js';

/** How often a shape may contain itself. */
const DEPTH = 2;

/**
 * Values that match all of these schemas, but for what only looking at the whole value can tell: most are valid, and those that are
 * not are for the caller to throw away. Undefined when there can be none.
 */
export function generatorOf<Generator>(scope: Scope<Generator>, schemas: readonly unknown[]): Generator | undefined {
  const flat = flatten(schemas, scope.shapes);
  if (flat === undefined) return undefined;
  const trail = [...scope.trail, ...flat.refs];
  if (flat.refs.some((ref) => trail.filter((each) => each === ref).length > DEPTH)) return undefined;
  return ofParts({ ...scope, trail }, flat.parts);
}

function ofParts<Generator>(scope: Scope<Generator>, parts: readonly Schema[]): Generator | undefined {
  const branches = alternatives(parts);
  if (branches)
    return oneOf(
      scope,
      branches.map((branch) => generatorOf(scope, branch)),
    );
  const { make } = scope;
  const types = typesOf(parts);
  const values = valuesOf(parts, types);
  if (values) return oneOf(scope, values.map(make.constant));
  if (types === undefined) return anyJson(make);
  return oneOf(
    scope,
    types.map((type) => ofType(scope, type, parts)),
  );
}

function ofType<Generator>(scope: Scope<Generator>, type: string, parts: readonly Schema[]): Generator | undefined {
  const { make } = scope;
  switch (type) {
    case 'null':
      return make.constant(null);
    case 'boolean':
      return make.oneOf([make.constant(false), make.constant(true)]);
    case 'integer':
    case 'number':
      return numbers(make, parts, type === 'integer');
    case 'string':
      return texts(make, parts);
    case 'array':
      return lists(scope, parts);
    default:
      return objects(scope, parts);
  }
}

function oneOf<Generator>(
  { make }: Scope<Generator>,
  options: readonly (Generator | undefined)[],
): Generator | undefined {
  const possible = options.filter((option) => option !== undefined);
  return possible.length <= 1 ? possible[0] : make.oneOf(possible);
}
