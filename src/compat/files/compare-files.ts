import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { isObject } from '../../base/is-object.js';
import { listFiles } from '../../source/files.js';
import { ScriptError } from '../../source/problem.js';
import { parseJson } from '../../source/read-json.js';
import { type Comparison, compare } from '../compare.js';
import { dialectOf, isJudging } from '../dialect.js';
import { solvePatterns } from '../patterns/solve-patterns.js';
import { createCompile, isOfFormat } from '../validator/compile.js';
import { idOf, readSchema, readWithReferences } from './read-references.js';

/** What callers may set for a comparison. */
export interface FileOptions {
  /** Files of schemas that the two refer to by `$id`, and folders of such files, below which references may lead too. */
  readonly documents: readonly string[];
  readonly assertFormats: boolean;
  readonly annotations: readonly string[];
}

/**
 * Compares the schemas in two files, with the files that they refer to.
 *
 * @throws ScriptError on a file that cannot be read, is not JSON or no schema; and when nothing can be proven for want of a file.
 */
export function compareFiles(oldFile: string, newFile: string, options: FileOptions): Comparison {
  const folders = options.documents.filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory());
  const files = options.documents.filter((path) => !folders.includes(path));
  const handedIn = byId([...files.map(readSchema), ...folders.flatMap(schemasBelow)]);
  const read = (file: string) => readWithReferences(file, [rootOf(file), ...folders], handedIn);
  const [old, next] = [read(oldFile), read(newFile)];
  const { assertFormats, annotations } = options;
  for (const keyword of annotations) refuseIfJudging(keyword, [old.schema, next.schema]);
  const documents = { old: old.documents, new: next.documents };
  const comparison = compareSchemas(old.schema, next.schema, { documents, assertFormats, annotations });
  const [missing] = [...old.missing, ...next.missing];
  const { backward, forward } = comparison;
  if (missing !== undefined && [backward, forward].some(({ verdict }) => verdict === 'unproven'))
    throw new ScriptError(
      `${missing} is missing, which a $ref leads to; put it there, or name it or its folder: --refers PATH`,
    );
  return comparison;
}

/** What a dialect knows cannot be called a note: the promise would be one about other schemas. */
function refuseIfJudging(keyword: string, schemas: readonly unknown[]): void {
  for (const schema of schemas) {
    const dialect = dialectOf(isObject(schema) ? schema.$schema : undefined);
    if (dialect !== undefined && isJudging(keyword, dialect))
      throw new ScriptError(
        `"${keyword}" is a keyword of JSON Schema ${dialect}, so it is no note; --notes takes keywords of your own: leave it out`,
      );
  }
}

/** Below which folder the references of a file may lead: the current one, or the file's own where it stands elsewhere. */
function rootOf(file: string): string {
  const path = relative(process.cwd(), file);
  return isAbsolute(path) || path.split(sep)[0] === '..' ? dirname(resolve(file)) : process.cwd();
}

function byId(documents: readonly unknown[]): Map<string, unknown> {
  const known = new Map<string, unknown>();
  for (const [i, document] of documents.entries()) {
    // One without an `$id` may hold others that have one.
    const id = idOf(document) ?? `#${i}`;
    if (!known.has(id)) known.set(id, document);
  }
  return known;
}

function schemasBelow(folder: string): unknown[] {
  return (
    listFiles(dirname(folder), basename(folder))
      .filter((file) => file.endsWith('.json'))
      .map((file) => resolve(dirname(folder), file))
      .map((file) => parseJson(file, readFileSync(file)))
      // Data may stand among schemas; nothing refers to it.
      .filter((value) => idOf(value) !== undefined)
  );
}

/** Compares with all that the build has: ajv, the formats, and automata for regular expressions. */
export function compareSchemas(
  old: unknown,
  next: unknown,
  options: Omit<Parameters<typeof compare>[2], 'compile' | 'solvePatterns' | 'isOfFormat'> = {},
): Comparison {
  const assertFormats = options.assertFormats ?? true;
  return compare(old, next, { ...options, compile: createCompile(assertFormats), isOfFormat, solvePatterns });
}
