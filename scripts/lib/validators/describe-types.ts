import { isObject } from '../json.js';
import type { Schema } from '../schema.js';

/** Says in words which values the branches of a union take: `an array of strings or an object of strings`. */
export function describeTypes(
  branches: readonly { readonly types: readonly string[]; readonly schema: Schema }[],
): string {
  const described = branches.flatMap(({ types, schema }) => types.map((type) => describeType(type, schema)));
  const last = described.pop() ?? '';
  return described.length === 0 ? last : `${described.join(', ')} or ${last}`;
}

function describeType(type: string, { items, additionalProperties }: Schema): string {
  if (type === 'null') return 'null';
  const inner = type === 'array' ? items : type === 'object' ? additionalProperties : undefined;
  const of = isObject(inner) && typeof inner.type === 'string' ? ` of ${inner.type}s` : '';
  return `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}${of}`;
}
