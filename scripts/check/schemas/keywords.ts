import { nearest } from '../../../src/base/nearest.js';
import { formats } from '../../../src/engine/formats.js';
import type { Problem } from '../../../src/source/problem.js';
import { KEYWORDS, type Place, subschemas } from '../../../src/source/schema.js';
import type { Contract, Tree } from '../../../src/source/tree.js';
import { dialectErrors } from './dialect.js';

/** Refuses keywords outside the dialect, formats nothing checks, and values the 2020-12 dialect forbids. */
export function checkKeywords(tree: Tree): Problem[] {
  return tree.contracts.flatMap((contract) => [
    ...dialectErrors(contract),
    ...[...subschemas(contract.schema)].flatMap((place) => checkPlace(contract, place)),
  ]);
}

/** Keywords of other dialects and tools, and what is written here instead. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['nullable', 'write "type": ["string", "null"]'],
  ['optional', 'a property is optional unless "required" beside "properties" names it'],
  ['discriminator', 'branches are told apart by a required property with another "const" in each'],
  ['definitions', 'write "$defs"'],
  ['id', 'write "$id"'],
  ['example', 'write "examples", a list, at the root'],
]);

function checkPlace({ file }: Contract, { schema, pointer }: Place): Problem[] {
  const problems: Problem[] = Object.keys(schema)
    .filter((keyword) => !KEYWORDS.has(keyword))
    .map((keyword) => {
      const instead = INSTEAD.get(keyword);
      const advice = instead === undefined ? hint(keyword, [...KEYWORDS]) : `; ${instead}`;
      return { file, pointer, message: `unknown keyword "${keyword}"${advice}` };
    });
  const { format } = schema;
  if (typeof format === 'string' && !Object.hasOwn(formats, format)) {
    problems.push({ file, pointer, message: `unknown format "${format}"${hint(format, Object.keys(formats))}` });
  }
  return problems;
}

function hint(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near ? `; did you mean "${near}"?` : `; known are ${known.join(', ')}`;
}
