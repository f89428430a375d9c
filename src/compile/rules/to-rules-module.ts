import type { Contract } from '../../source/tree.js';
import { toModule } from '../to-module.js';

/** Turns ajv's standalone code for the rules of a contract into a module of this package. */
export function toRulesModule(standalone: string, contract: Contract): string {
  const [check = '', ...lines] = toModule(standalone, contract).split('\n');
  return [check, ...HELPERS, ...lines].join('\n');
}

/** A module of rules lies as deep as one of a shape, and calls these beside what that one does. */
const HELPERS = [
  `import { rule } from '../../../rules/explain-rule.js';`,
  `import { isUniqueBy } from '../../../rules/find-repeated.js';`,
  `import { hasMoreBytes } from '../../../rules/has-more-bytes.js';`,
];
