import type { Check } from '../engine/check.js';
import * as helpers from '../engine/code-helpers.js';
import * as explainers from '../engine/explainers.js';
import * as ruleHelpers from '../keywords/rule-helpers.js';
import type { Plan } from '../plan/nodes.js';
import { rule } from '../rules/explain-rule.js';
import { emitModule } from './emit-module.js';

/** What a module imports, by name. */
const SCOPE = { ...helpers, ...ruleHelpers, ...explainers, rule };

/** The module of a plan in memory: the same code as in its file, with what it imports handed in. */
export function loadCheck(plan: Plan): Check {
  const code = emitModule(plan, { isTyped: false }).lines.join('\n').replace('export const check', 'const check');
  return new Function(...Object.keys(SCOPE), `${code}\nreturn check;`)(...Object.values(SCOPE));
}
