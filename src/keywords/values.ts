import type { ValuesNode } from '../plan/nodes.js';
import type { Scope } from './scope.js';

/** Asks for one of the listed values. */
export function emitValues(scope: Scope, { keyword, values }: ValuesNode): void {
  const isOther = values.map((value) => `${scope.value} !== ${JSON.stringify(value)}`).join(' && ') || 'true';
  if (keyword === 'const') scope.failIf(isOther, 'constant', JSON.stringify(values[0]));
  else scope.failIf(isOther, 'enumeration', JSON.stringify(values));
}
