import { checkSync } from 'recheck';
import type { Problem } from '../problem.js';
import { placeOf, subschemas } from '../schema.js';
import type { Tree } from '../tree.js';

/** Every pattern is a regular expression that takes linear time on any text, and says in words what it stands for. */
export function checkPatterns(tree: Tree): Problem[] {
  return tree.contracts.flatMap(({ file, schema }) =>
    [...subschemas(schema)].flatMap(({ schema: { pattern, description }, pointer }) => {
      if (typeof pattern !== 'string') return [];
      const faults = [faultOf(pattern)];
      // A rule has a description of its own.
      if (typeof description !== 'string' && placeOf(pointer) !== 'rule')
        faults.push('has no description beside it that says what it stands for');
      return faults.flatMap((fault) => (fault ? [{ file, pointer: `${pointer}/pattern`, message: fault }] : []));
    }),
  );
}

const known = new Map<string, string | undefined>();

/** What is wrong with a pattern; undefined when nothing is. Many contracts share a pattern, so each is judged once. */
export function faultOf(pattern: string): string | undefined {
  if (!known.has(pattern)) known.set(pattern, judge(pattern));
  return known.get(pattern);
}

function judge(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return `is not a regular expression: ${(error as Error).message}`;
  }
  // The automaton decides for certain; the fuzzer, which the library would fall back on, only fails to find an attack.
  const diagnostics = checkSync(pattern, 'u', { checker: 'automaton', timeout: 20_000 });
  if (diagnostics.status === 'safe') return undefined;
  return diagnostics.status === 'vulnerable'
    ? `takes ${diagnostics.complexity.summary} time on a text such as ${diagnostics.attack.pattern}`
    : `could not be shown to take linear time (${diagnostics.error.kind}); write it more plainly`;
}
