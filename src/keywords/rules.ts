import type { MaxBytesNode, RuleNode, UniqueByNode } from '../plan/nodes.js';
import type { Scope } from './scope.js';

/** Whatever in `must` a value breaks, it is one error: that of the rule. */
export function emitRule(scope: Scope, { id, code, message, when, must }: RuleNode): void {
  const [uniqueBy] = must.nodes.flatMap((node) => (node.kind === 'unique by' ? [node.pointer] : []));
  const isBroken = `!${scope.accepts(must)}`;
  const detail = JSON.stringify([id, code, message, uniqueBy ?? null]);
  scope.failIf(when ? `${scope.accepts(when)} && ${isBroken}` : isBroken, 'rule', detail);
}

export function emitUniqueBy(scope: Scope, { pointer }: UniqueByNode): void {
  scope.failIf(`!${scope.helper('isUniqueBy')}(${scope.value}, ${JSON.stringify(pointer)})`, 'never');
}

export function emitMaxBytes(scope: Scope, { limit }: MaxBytesNode): void {
  scope.failIf(`${scope.helper('hasMoreBytes')}(${scope.value}, ${limit})`, 'never');
}
