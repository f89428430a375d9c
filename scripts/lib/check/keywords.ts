import { closestMatch } from 'leven';
import { formats } from '../../../src/formats.js';
import type { Problem } from '../problem.js';
import { KEYWORDS, type Place, subschemas } from '../schema.js';
import type { Contract, Tree } from '../tree.js';
import { dialectErrors } from './dialect.js';

/** Refuses keywords outside the dialect, formats nothing checks, and values the 2020-12 dialect forbids. */
export function checkKeywords(tree: Tree): Problem[] {
  return tree.contracts.flatMap((contract) => [
    ...dialectErrors(contract),
    ...[...subschemas(contract.schema)].flatMap((place) => checkPlace(contract, place)),
  ]);
}

function checkPlace({ file }: Contract, { schema, pointer }: Place): Problem[] {
  const problems: Problem[] = Object.keys(schema)
    .filter((keyword) => !KEYWORDS.has(keyword))
    .map((keyword) => ({ file, pointer, message: `unknown keyword "${keyword}"${hint(keyword, [...KEYWORDS])}` }));
  const { format } = schema;
  if (typeof format === 'string' && !Object.hasOwn(formats, format)) {
    problems.push({ file, pointer, message: `unknown format "${format}"${hint(format, Object.keys(formats))}` });
  }
  return problems;
}

function hint(word: string, known: string[]): string {
  const near = closestMatch(word, known, { maxDistance: 3 });
  return near ? `; did you mean "${near}"?` : `; known are ${known.join(', ')}`;
}
