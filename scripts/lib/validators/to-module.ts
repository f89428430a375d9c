import { posix } from 'node:path';
import { pathOf } from '../names.js';
import { ScriptError } from '../problem.js';
import type { Contract } from '../tree.js';
import { hardenCode } from './harden-code.js';
import { inlineSchemas } from './inline-schemas.js';
import { Literals } from './literals.js';

/** Turns ajv's standalone code into a module of this package: no `require`, no schema text, one safe export. */
export function toModule(standalone: string, contract: Contract): string {
  const literals = new Literals();
  const hidden = literals.hide(nameCounter(exportCheck(standalone)));
  const hardened = hardenCode(inlineSchemas(compareLengths(hidden), literals));
  const left = /\b(?:require|import)\(|\b(?:rootData|schemaPath|failingKeyword|schema\d+)\b|\.replace\(/.exec(hardened);
  if (left) {
    const excerpt = literals.show(hardened.slice(left.index)).slice(0, 40);
    throw new ScriptError(`${contract.file}: the code generated for it still contains ${excerpt}`);
  }
  const code = literals.show(hardened);
  const up = posix.relative(posix.dirname(`generated/checks/${pathOf(contract)}`), '.');
  return `// @ts-nocheck: ajv's output carries no types of its own.
import type { Check } from '${up}/check.js';
import { hasFewerCodePoints, hasMoreCodePoints } from '${up}/code-points.js';
import { formats } from '${up}/formats.js';
import { escapeSegment } from '${up}/pointer.js';
${code}
`;
}

/** ajv names its exports after the schema, or `validate` and `default`; here it is always `check`. */
function exportCheck(code: string): string {
  return replaceOnce(
    code,
    /^"use strict";export const validate = (\w+);export default \1;/,
    'export const check: Check = $1;',
  );
}

/** ajv writes `require` even into ES modules; it needs it for one helper, which counts the code points of a string. */
function nameCounter(code: string): string {
  return code.replaceAll('require("ajv/dist/runtime/ucs2length").default', 'codePointLength');
}

/** ajv counts the whole string to compare its length; our helpers look no further than they must. */
function compareLengths(code: string): string {
  const [declaration, counter] = /const (func\d+) = codePointLength;/.exec(code) ?? [];
  if (declaration === undefined) return code;
  const comparison = new RegExp(`${counter}\\(([\\w."[\\]]+)\\) ([<>]) (\\d+)`, 'g');
  const compared = code
    .replace(declaration, '')
    .replace(comparison, (_all, text: string, relation: string, limit: string) => {
      return `${relation === '>' ? 'hasMoreCodePoints' : 'hasFewerCodePoints'}(${text}, ${limit})`;
    });
  if (compared.includes(`${counter}(`)) {
    throw new ScriptError(`ajv compares a length in a way not known here: ${counter}`);
  }
  return compared;
}

function replaceOnce(code: string, pattern: RegExp, by: string): string {
  if (!pattern.test(code)) {
    throw new ScriptError(`ajv's standalone code no longer starts as expected: ${code.slice(0, 120)}`);
  }
  return code.replace(pattern, by);
}
