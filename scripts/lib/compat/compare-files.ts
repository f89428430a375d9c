import { readFileSync } from 'node:fs';
import { type Comparison, compare } from '../../../src/compat/compare.js';
import { isObject } from '../json.js';
import { ScriptError } from '../problem.js';
import { parseJson } from '../read-json.js';
import { createCompile, isOfFormat } from './compile.js';
import { solvePatterns } from './solve-patterns.js';

/** What callers may set for a comparison. */
export interface FileOptions {
  /** Files of schemas that the two refer to by `$id`. */
  readonly documents: readonly string[];
  readonly assertFormats: boolean;
  readonly annotations: readonly string[];
}

/**
 * Compares the schemas in two files.
 *
 * @throws ScriptError on a file that cannot be read, is not JSON or no schema.
 */
export function compareFiles(oldFile: string, newFile: string, options: FileOptions): Comparison {
  const documents = options.documents.map(readSchema);
  const [old, next] = [readSchema(oldFile), readSchema(newFile)];
  const { assertFormats, annotations } = options;
  return compareSchemas(old, next, { documents: { old: documents, new: documents }, assertFormats, annotations });
}

/** Compares with all that the workshop has: ajv, the formats, and automata for regular expressions. */
export function compareSchemas(
  old: unknown,
  next: unknown,
  options: Omit<Parameters<typeof compare>[2], 'compile' | 'solvePatterns' | 'isOfFormat'> = {},
): Comparison {
  const assertFormats = options.assertFormats ?? true;
  return compare(old, next, { ...options, compile: createCompile(assertFormats), isOfFormat, solvePatterns });
}

function readSchema(file: string): unknown {
  const schema = parseJson(file, readFileSync(file));
  if (isObject(schema) || typeof schema === 'boolean') return schema;
  throw new ScriptError(`${file} is not a schema: must be an object, true or false`);
}
