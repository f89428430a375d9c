import { posix } from 'node:path';
import { pathOf } from '../source/names.js';
import { ScriptError } from '../source/problem.js';
import type { Contract } from '../source/tree.js';
import { guardLoops } from './steps/guard-loops.js';
import { inlineSchemas } from './steps/inline-schemas.js';
import { Literals } from './steps/literals.js';
import { explainersIn, helpersIn, nameHelpers } from './steps/name-helpers.js';
import { passDepth } from './steps/pass-depth.js';
import { reportErrors } from './steps/report-errors.js';
import { shortenChecks } from './steps/shorten-checks.js';

/** The steps from ajv's code to ours, in their order. None changes whether a value is accepted. */
const STEPS: readonly ((code: string, literals: Literals) => string)[] = [
  inlineSchemas,
  shortenChecks,
  reportErrors,
  passDepth,
  guardLoops,
  nameHelpers,
];

/** Turns ajv's standalone code into a module of this package: no `require`, no schema text, one safe export. */
export function toModule(standalone: string, contract: Contract): string {
  const literals = new Literals();
  const hidden = STEPS.reduce((code, step) => step(code, literals), literals.hide(exportCheck(standalone)));
  const [left] = LEFT_OVER.exec(hidden) ?? [];
  if (left !== undefined) {
    const excerpt = literals.show(hidden.slice(hidden.indexOf(left))).slice(0, 60);
    throw new ScriptError(`${contract.file}: the code generated for it still contains ${excerpt}`);
  }
  const up = posix.relative(posix.dirname(`generated/checks/${pathOf(contract)}`), '.');
  return `// @ts-nocheck: ajv's output carries no types of its own.
import type { Check } from '${up}/engine/check.js';
import { ${helpersIn(hidden).join(', ')} } from '${up}/engine/code-helpers.js';
import { ${explainersIn(hidden).join(', ')} } from '${up}/engine/explainers.js';
${literals.show(hidden)}
`;
}

/** What no step may leave: it would need ajv at run time, or belongs to a form of its code that the steps do not know. */
const LEFT_OVER =
  /\brequire\(|\bimport\(|(?<!\.)\b(?:rootData|schemaPath|instancePath|vErrors|errors|failingKeyword|schema\d+)\b|\.replace\(/;

/** ajv names its exports after the schema, or `validate` and `default`; here it is always `check`. */
function exportCheck(code: string): string {
  const start = /^"use strict";export const validate = (\w+);export default \1;/;
  if (!start.test(code))
    throw new ScriptError(`ajv's standalone code no longer starts as expected: ${code.slice(0, 120)}`);
  return code.replace(start, 'export const check: Check = $1;');
}
