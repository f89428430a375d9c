import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isObject } from '../../base/is-object.js';
import { REFERENCES } from '../../base/schema-keywords.js';
import { ScriptError } from '../../source/problem.js';
import { parseJson } from '../../source/read-json.js';
import type { Schema } from '../../source/schema.js';
import { indexDocuments, placesBelow } from '../documents.js';

/** A schema with the documents that it refers to, near and far. */
export interface SchemaWithDocuments {
  readonly schema: unknown;
  readonly documents: readonly unknown[];
  /** Files that a `$ref` leads to and that are not there. */
  readonly missing: readonly string[];
}

/**
 * Reads the schema in a file, and the files that its relative references lead to: by path, never by network, and only what is below
 * one of the roots once links are followed. A document that was handed in comes before the file beside it.
 *
 * @param handedIn Documents by `$id`.
 * @throws ScriptError on a file that cannot be read, is not JSON or no schema, or is outside of the roots.
 */
export function readWithReferences(
  file: string,
  roots: readonly string[],
  handedIn: ReadonlyMap<string, unknown>,
): SchemaWithDocuments {
  const documents = new Map<string, unknown>(handedIn);
  const missing = new Set<string>();
  const start = readSchema(file);
  // Relative references need a base; what has none of its own gets the one of its file.
  const first = { file, schema: hasReferences(start) ? withId(start, pathToFileURL(file).href) : start };
  const waiting = [first];
  for (let from = waiting.pop(); from; from = waiting.pop()) {
    const base = idOf(from.schema);
    if (base !== undefined) documents.set(base, from.schema);
    for (const path of relativeReferences(from.schema)) {
      const url = base === undefined || !URL.canParse(path, base) ? path : new URL(path, base).href;
      if (documents.has(url)) continue;
      const target = resolve(dirname(from.file), decodePath(path));
      if (!statSync(target, { throwIfNoEntry: false })?.isFile()) {
        missing.add(target);
        continue;
      }
      if (!roots.some((root) => isBelow(root, target)))
        throw new ScriptError(
          `${target}, which ${from.file} refers to, is outside of ${roots[0]}; name the folder that may be read: --refers ${dirname(target)}`,
        );
      const schema = { ...readObject(target), $id: url };
      documents.set(url, schema);
      waiting.push({ file: target, schema });
    }
  }
  const { schema } = first;
  const others = [...documents.values()].filter((document) => document !== schema);
  return { schema, documents: others, missing: [...missing] };
}

/**
 * Reads the schema in a file.
 *
 * @throws ScriptError on a file that cannot be read, is not JSON or no schema.
 */
export function readSchema(file: string): unknown {
  const schema = parseJson(file, readBytes(file));
  if (isObject(schema) || typeof schema === 'boolean') return schema;
  throw new ScriptError(`${file} is not a schema: must be an object, true or false`);
}

function readBytes(file: string): Buffer {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) throw new ScriptError(`${file} could not be read: there is no such file`);
  if (stats.isDirectory())
    throw new ScriptError(
      `${file} is a folder, and a schema is a file; two trees are compared by: compat --against OLD --root NEW`,
    );
  return readFileSync(file);
}

function readObject(file: string): Schema {
  const schema = readSchema(file);
  return isObject(schema) ? schema : schema === true ? {} : { not: {} };
}

/** The `$id` of a document, without the empty fragment that older drafts put behind it. */
export const idOf = (schema: unknown): string | undefined =>
  isObject(schema) && typeof schema.$id === 'string' && !schema.$id.startsWith('#')
    ? schema.$id.replace(/#$/, '')
    : undefined;

function withId(schema: unknown, base: string): unknown {
  if (!isObject(schema)) return schema;
  const id = idOf(schema);
  return id !== undefined && URL.canParse(id) ? schema : { ...schema, $id: new URL(id ?? '', base).href };
}

const hasReferences = (schema: unknown): boolean => relativeReferences(schema).size > 0;

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

function isBelow(root: string, file: string): boolean {
  const path = relative(realpathSync(root), realpathSync(file));
  return !isAbsolute(path) && path.split(sep)[0] !== '..';
}

/** The paths of all references that lead to another document beside this one. An `$id` further down has a base of its own. */
function relativeReferences(schema: unknown): Set<string> {
  const { root, resolve } = indexDocuments(schema, []);
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const pending = [root];
  for (let place = pending.pop(); place; place = pending.pop()) {
    if (!isObject(place.schema) || seen.has(place.schema)) continue;
    seen.add(place.schema);
    for (const keyword of REFERENCES) {
      const ref = place.schema[keyword];
      if (typeof ref !== 'string') continue;
      const [path = ''] = ref.split('#');
      if (path !== '' && !URL.canParse(path) && !path.startsWith('/')) found.add(path);
      // A pointer may lead to where no keyword does.
      const target = path === '' ? resolve(place, ref) : undefined;
      if (target?.base === root.base) pending.push(target);
    }
    for (const next of placesBelow(place)) if (next.base === root.base) pending.push(next);
  }
  return found;
}
