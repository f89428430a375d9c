import type { Problem } from '../../../src/source/problem.js';
import { placeOf, subschemas } from '../../../src/source/schema.js';
import type { Tree } from '../../../src/source/tree.js';
import { attackText, type Growth, growthOf } from '../regex/growth.js';

/** Every pattern is a regular expression that takes linear time on any text, and says in words what it stands for. */
export function checkPatterns(tree: Tree): Problem[] {
  return tree.contracts.flatMap(({ file, schema }) =>
    [...subschemas(schema)].flatMap(({ schema: { pattern, description }, pointer }) => {
      if (typeof pattern !== 'string') return [];
      const errors = [errorOf(pattern)];
      // A rule has a description of its own.
      if (typeof description !== 'string' && placeOf(pointer) !== 'rule')
        errors.push('has no description beside it that says what it stands for');
      return errors.flatMap((error) => (error ? [{ file, pointer: `${pointer}/pattern`, message: error }] : []));
    }),
  );
}

const known = new Map<string, string | undefined>();

/** What is wrong with a pattern; undefined when nothing is. Many contracts share a pattern, so each is decided once. */
export function errorOf(pattern: string): string | undefined {
  if (!known.has(pattern)) known.set(pattern, find(pattern));
  return known.get(pattern);
}

function find(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return `is not a regular expression: ${(error as Error).message}`;
  }
  return growthMessage(growthOf(pattern));
}

function growthMessage(growth: Growth): string | undefined {
  switch (growth.kind) {
    case 'linear':
      return undefined;
    case 'exponential':
      return `takes exponential time on a text such as ${JSON.stringify(attackText(growth.attack, 12))}: ${growth.loop.raw} can take the same characters in more than one way; let each turn of it begin or end with a character that stands nowhere else in it`;
    case 'polynomial':
      return `takes polynomial time (degree ${growth.degree}) on a text such as ${JSON.stringify(attackText(growth.attack, 12))}: ${sharedMessage(growth.loops)}`;
    case 'heavy':
      return `takes more than ${growth.steps} steps on the ${[...growth.text].length} characters of ${JSON.stringify(growth.text)}; write it with fewer ways to take the same characters`;
    case 'undecided':
      return `could not be shown to take linear time: ${growth.part === '' ? 'it' : growth.part} ${growth.reason}; write that part without it`;
  }
}

/** A loop without text is the search for a place where an unanchored pattern matches. */
function sharedMessage([one, other]: Extract<Growth, { kind: 'polynomial' }>['loops']): string {
  if (one.raw === '')
    return `${other.raw} is tried from each character on; begin the pattern with ^, or bound that part`;
  if (one.raw === other.raw) return `${one.raw} looks ahead in each of its turns; look ahead once, or bound how far`;
  return `${one.raw} and ${other.raw} can take the same characters; put between them one that neither takes, or bound one of them to 256 at most`;
}
