import { isObject } from '../base/is-object.js';
import { eitherOf } from '../base/phrases.js';
import type { Schema } from '../source/schema.js';

/** Says in words which values the branches of a union take: `an array of strings or an object of strings`. */
export function describeTypes(
  branches: readonly { readonly types: readonly string[]; readonly schema: Schema }[],
): string {
  return eitherOf(branches.flatMap(({ types, schema }) => types.map((type) => describeType(type, schema))));
}

function describeType(type: string, { items, additionalProperties }: Schema): string {
  if (type === 'null') return 'null';
  const inner = type === 'array' ? items : type === 'object' ? additionalProperties : undefined;
  const of = isObject(inner) && typeof inner.type === 'string' ? ` of ${inner.type}s` : '';
  return `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}${of}`;
}
