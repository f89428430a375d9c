import type { Check } from './engine/check.js';
import { checks } from './generated/checks.js';
import { UnknownContractError } from './model/unknown-contract-error.js';

/**
 * The generated check of a contract. Names are looked up in a Map, so `constructor` or `__proto__` is unknown like any other.
 *
 * @throws UnknownContractError when no contract has the name.
 */
export function lookup(name: string): Check {
  const check = checks.get(name);
  if (!check) throw new UnknownContractError(name, checks.keys());
  return check;
}
