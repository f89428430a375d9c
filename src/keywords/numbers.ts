import type { NumberNode } from '../plan/nodes.js';
import { testOfFormat } from './formats.js';
import type { Scope } from './scope.js';

/** Each bound, with the comparison that finds a number beyond it. */
const BOUNDS = [
  ['maximum', '>'],
  ['minimum', '<'],
  ['exclusiveMaximum', '>='],
  ['exclusiveMinimum', '<='],
] as const;

/** Asks a finite number for its bounds and its format. */
export function emitNumber(scope: Scope, node: NumberNode): void {
  for (const [keyword, beyond] of BOUNDS) {
    const limit = node[keyword];
    if (limit === undefined) continue;
    const detail = node.unit === undefined ? [limit] : [limit, node.unit];
    scope.failIf(`${scope.value} ${beyond} ${limit}`, keyword, JSON.stringify(detail));
  }
  const test = testOfFormat(node.format);
  if (test !== undefined) scope.failIf(`!${scope.helper(test)}(${scope.value})`, 'format', JSON.stringify(node.format));
}
