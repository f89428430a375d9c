import { posix } from 'node:path';
import { pathOf } from '../names.js';
import { ScriptError } from '../problem.js';
import type { Contract } from '../tree.js';
import { hardenCode } from './harden-code.js';
import { inlineSchemas } from './inline-schemas.js';

/** Turns ajv's standalone code into a module of this package: no `require`, no schema text, one safe export. */
export function toModule(standalone: string, contract: Contract): string {
  const code = [exportCheck, compareLengths, inlineSchemas, hardenCode].reduce((text, step) => step(text), standalone);
  // A text in the code may hold any words, so texts are blanked before looking for what must not be left.
  const blanked = code.replace(/"(?:[^"\\]|\\.)*"/g, (text) => ' '.repeat(text.length));
  const left = /\b(?:require|import)\(|\b(?:rootData|schemaPath|schema\d+)\b/.exec(blanked);
  if (left) {
    const excerpt = code.slice(left.index, left.index + 40);
    throw new ScriptError(`${contract.file}: the code generated for it still contains ${excerpt}`);
  }
  const up = posix.relative(posix.dirname(`generated/checks/${pathOf(contract)}`), '.');
  return `// @ts-nocheck: ajv's output carries no types of its own.
import type { Check } from '${up}/check.js';
import { hasFewerCodePoints, hasMoreCodePoints } from '${up}/code-points.js';
import { formats } from '${up}/formats.js';
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

/** ajv counts the whole string to compare its length, and asks for the counter by `require`, even in an ES module. */
function compareLengths(code: string): string {
  const [declaration, counter] =
    /const (func\d+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;/.exec(code) ?? [];
  if (declaration === undefined) return code;
  const comparison = new RegExp(`${counter}\\(([\\w.[\\]]+)\\) ([<>]) (\\d+)`, 'g');
  const compared = code
    .replace(declaration, '')
    .replace(comparison, (_all, text: string, relation: string, limit: string) => {
      return `${relation === '>' ? 'hasMoreCodePoints' : 'hasFewerCodePoints'}(${text}, ${limit})`;
    });
  if (compared.includes(`${counter}(`))
    throw new ScriptError(`ajv compares a length in a way not known here: ${counter}`);
  return compared;
}

function replaceOnce(code: string, pattern: RegExp, by: string): string {
  if (!pattern.test(code)) {
    throw new ScriptError(`ajv's standalone code no longer starts as expected: ${code.slice(0, 120)}`);
  }
  return code.replace(pattern, by);
}
