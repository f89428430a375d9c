import { isObject } from '../../base/is-object.js';
import { ScriptError } from '../../source/problem.js';
import type { Literals } from './literals.js';

/** How ajv's code names a value inside a schema that it embeds: `schema12.properties["a-b"].enum`. */
const PATH = String.raw`(schema\d+)((?:\.[A-Za-z_$][\w$]*|\[\d+\]|\["\d+"\])+)`;
const VALUE = new RegExp(`(?<![.\\w])${PATH}`, 'g');

/** An embedded schema is one JSON text. */
const EMBEDDED = /const (schema\d+) = ([^;]*);/g;

/**
 * Drops the schemas that ajv embeds in its code, and writes the few values that the code reads from them in place. The
 * texts of the code are hidden, before and after.
 */
export function inlineSchemas(code: string, literals: Literals): string {
  const schemas = new Map<string, unknown>();
  const bare = code.replace(EMBEDDED, (_all, name: string, json: string) => {
    schemas.set(name, JSON.parse(literals.show(json)));
    return '';
  });
  const valueAt = (name: string, path: string): unknown => readPath(schemas.get(name), literals.show(path));
  return bare.replace(VALUE, (_all, name: string, path: string) => literals.hide(JSON.stringify(valueAt(name, path))));
}

function readPath(schema: unknown, path: string): unknown {
  let value = schema;
  for (const [, identifier, literal] of path.matchAll(/\.([\w$]+)|\[(\d+|"(?:[^"\\]|\\.)*")\]/g)) {
    const key = identifier ?? String(JSON.parse(literal ?? '""'));
    value = isObject(value) || Array.isArray(value) ? (value as Record<string, unknown>)[key] : undefined;
  }
  if (value === undefined) throw new ScriptError(`ajv's code reads ${path} of a schema, where nothing stands`);
  return value;
}
