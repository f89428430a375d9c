import { posix } from 'node:path';
import { pathOf } from '../names.js';
import { ScriptError } from '../problem.js';
import type { Contract } from '../tree.js';

/** Turns ajv's standalone code into a module of this package: no `require`, no schema text, one safe export. */
export function toModule(standalone: string, contract: Contract): string {
  const code = [exportCheck, importRuntime, inlineSchemaValues].reduce((text, step) => step(text), standalone);
  const left = /\brequire\([^)]*\)|\bimport\([^)]*\)|(?<![.\w"'])schema\d+\b/.exec(code);
  if (left) throw new ScriptError(`${contract.file}: the code generated for it still contains ${left[0]}`);
  const up = posix.relative(posix.dirname(`generated/checks/${pathOf(contract)}`), '.');
  return `// @ts-nocheck: ajv's output carries no types of its own.
import type { Check } from '${up}/check.js';
import { codePointLength } from '${up}/code-point-length.js';
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

/** ajv writes `require` even into ES modules; its helpers have counterparts in src/. */
function importRuntime(code: string): string {
  return code.replaceAll('require("ajv/dist/runtime/ucs2length").default', 'codePointLength');
}

/** Writes values such as `schema12.properties.class.enum` out in place, and drops the schemas they came from. */
function inlineSchemaValues(code: string): string {
  const schemas = new Map<string, unknown>();
  // A schema that ajv embeds is one JSON text, in which a semicolon can only stand inside a string.
  const body = code.replace(
    /const (schema\d+) = ((?:"(?:[^"\\]|\\.)*"|[^";])*);/g,
    (_all, name: string, json: string) => {
      schemas.set(name, JSON.parse(json));
      return '';
    },
  );
  return body.replace(
    /(?<![.\w"'])(schema\d+)((?:\.[A-Za-z_$][\w$]*|\[\d+\]|\["(?:[^"\\]|\\.)*"\])+)/g,
    (_all, name: string, path: string) => JSON.stringify(valueAt(schemas.get(name), path)),
  );
}

function valueAt(schema: unknown, path: string): unknown {
  const segments = path.matchAll(/\.([\w$]+)|\[(\d+|"(?:[^"\\]|\\.)*")\]/g);
  let value = schema;
  for (const [, identifier, literal] of segments) {
    const key = identifier ?? String(JSON.parse(literal ?? '""'));
    value = (value as Record<string, unknown>)[key];
  }
  if (value === undefined) throw new ScriptError(`ajv's code reads ${path} of a schema, where nothing stands`);
  return value;
}

function replaceOnce(code: string, pattern: RegExp, by: string): string {
  if (!pattern.test(code))
    throw new ScriptError(`ajv's standalone code no longer starts as expected: ${code.slice(0, 120)}`);
  return code.replace(pattern, by);
}
