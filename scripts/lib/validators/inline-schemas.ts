import { ScriptError } from '../problem.js';
import { replaceCode } from './replace-code.js';

/** How ajv's code names a value inside a schema that it embeds: `schema12.properties["a-b"].enum`. */
const PATH = String.raw`(schema\d+)((?:\.[A-Za-z_$][\w$]*|\[\d+\]|\["(?:[^"\\]|\\.)*"\])+)`;
const VALUE = new RegExp(`(?<![.\\w"'])${PATH}`);
const MEMBERSHIP = new RegExp(`\\w+\\.call\\(${PATH}, (\\w+)\\)`);

/** An embedded schema is one JSON text, in which a semicolon can only stand inside a string. */
const EMBEDDED = /const (schema\d+) = ((?:"(?:[^"\\]|\\.)*"|[^";])*);/;

/** Drops the schemas that ajv embeds in its code, and writes the few values that the code reads from them in place. */
export function inlineSchemas(code: string): string {
  const schemas = new Map<string, unknown>();
  const bare = replaceCode(code, EMBEDDED, (_all, name = '', json = '') => {
    schemas.set(name, JSON.parse(json));
    return '';
  });
  const sets: string[] = [];
  const withSets = replaceCode(bare, MEMBERSHIP, (_all, name = '', path = '', key) => {
    const names = Object.keys(valueAt(schemas.get(name), path) as object);
    return `known${sets.push(JSON.stringify(names)) - 1}.has(${key})`;
  });
  const declarations = sets.map((names, i) => `const known${i} = new Set(${names});`);
  const text = [withSets, ...declarations].join('');
  return replaceCode(text, VALUE, (_all, name = '', path = '') => JSON.stringify(valueAt(schemas.get(name), path)));
}

function valueAt(schema: unknown, path: string): unknown {
  let value = schema;
  for (const [, identifier, literal] of path.matchAll(/\.([\w$]+)|\[(\d+|"(?:[^"\\]|\\.)*")\]/g)) {
    const key = identifier ?? String(JSON.parse(literal ?? '""'));
    value = (value as Record<string, unknown>)[key];
  }
  if (value === undefined) throw new ScriptError(`ajv's code reads ${path} of a schema, where nothing stands`);
  return value;
}
