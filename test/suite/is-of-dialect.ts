import { checkConstants } from '../../scripts/check/schemas/constants.js';
import { checkKeywords } from '../../scripts/check/schemas/keywords.js';
import { checkPropertyNames } from '../../scripts/check/schemas/property-names.js';
import { checkRefs } from '../../scripts/check/schemas/refs.js';
import { checkUnions } from '../../scripts/check/schemas/unions.js';
import { checkUniqueItems } from '../../scripts/check/schemas/unique-items.js';
import { treeOf } from '../lib/contract-of.js';
import { toContract } from './build-check.js';

/** The checks of rules; those of names and words are about the tree of files. */
const CHECKS = [checkKeywords, checkRefs, checkUnions, checkUniqueItems, checkPropertyNames, checkConstants];

/** Whether the checks would let a contract have such a schema, were it named and described. */
export function isOfDialect(schema: unknown): boolean {
  const tree = treeOf(toContract(schema, 'case'));
  try {
    const problems = CHECKS.flatMap((check) => check(tree));
    return problems.every(({ message }) => message.endsWith('must lead to a contract or to an entry of $defs'));
  } catch {
    // A `$ref` may be no URL that the checks could take apart; they meet it only after `checkNames`.
    return false;
  }
}
