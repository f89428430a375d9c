/** Which type of value an atom speaks of. */

import type { Atom, Formula, JsonType } from '../formula.js';

type TypeOf = { readonly [kind in Atom['kind']]?: JsonType };

const TYPE_OF: TypeOf = {
  ...{ integer: 'number', minimum: 'number', maximum: 'number', multipleOf: 'number' },
  ...{ minLength: 'string', maxLength: 'string', pattern: 'string', format: 'string' },
  ...{ minItems: 'array', maxItems: 'array', unique: 'array', item: 'array', items: 'array', contains: 'array' },
  ...{ minProperties: 'object', maxProperties: 'object', required: 'object', property: 'object' },
  ...{ matching: 'object', others: 'object', names: 'object' },
};

/** Whether the atom says anything of values of the type. */
export const speaksOf = (atom: Formula, type: JsonType): boolean => {
  const own = TYPE_OF[atom.kind as Atom['kind']];
  return own === type || (atom.kind === 'format' && type === 'number' && !STRING_FORMATS.has(atom.name));
};

/** Formats of texts alone. What another format says of numbers nobody here knows. */
const STRING_FORMATS: ReadonlySet<string> = new Set([
  ...['date-time', 'date', 'time', 'duration', 'email', 'idn-email', 'hostname', 'idn-hostname', 'ipv4', 'ipv6', 'uri'],
  ...[
    'uri-reference',
    'iri',
    'iri-reference',
    'uri-template',
    'json-pointer',
    'relative-json-pointer',
    'regex',
    'uuid',
  ],
  ...['iso-time', 'iso-date-time', 'url', 'byte', 'binary', 'password'],
]);

export function typeOf(value: unknown): JsonType {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : (typeof value as JsonType);
}
