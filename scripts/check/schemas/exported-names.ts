import { readFileSync } from 'node:fs';
import { ScriptError } from '../../../src/source/problem.js';

/** What the generator itself adds to the types that the package exports. */
const GENERATED = ['ContractTypes', 'ContractName'];

const INDEX = new URL('../../../src/index.ts', import.meta.url);

/** The names that the package exports beside the types of its contracts, which no type may bear. */
export function exportedNames(): ReadonlySet<string> {
  const lists = [...readFileSync(INDEX, 'utf8').matchAll(/^export (?:type )?\{([^}]*)\}/gm)];
  const names = lists.flatMap(([, list = '']) => list.split(',').map((entry) => /(\w+)\s*$/.exec(entry)?.[1] ?? ''));
  if (names.length === 0) throw new ScriptError('src/index.ts exports no names in the form that is read here');
  return new Set([...names.filter(Boolean), ...GENERATED]);
}
