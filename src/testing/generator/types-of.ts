import { isObject } from '../../base/is-object.js';
import type { Schema } from './parts.js';

/** The JSON types that all parts accept; undefined where no part speaks of types. */
export function typesOf(parts: readonly Schema[]): readonly string[] | undefined {
  const lists = parts.flatMap(({ type }) => (type === undefined ? [] : [[type].flat() as string[]]));
  if (lists.length === 0) return undefined;
  return lists.reduce((types, others) =>
    types.flatMap((type) => {
      if (others.includes(type) || (type === 'integer' && others.includes('number'))) return [type];
      return type === 'number' && others.includes('integer') ? ['integer'] : [];
    }),
  );
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  string: (value) => typeof value === 'string',
  array: Array.isArray,
  object: isObject,
};

export const isOfType = (value: unknown, types: readonly string[]): boolean =>
  types.some((type) => TYPES[type]?.(value));
