import { explainerOf, SUMMARIES } from '../explainer-of.js';
import type { Literals } from './literals.js';

/**
 * ajv makes an object for each error, counts them, and leaves the list on the function. Here a function gives the list, which is
 * made when the first error comes (src/engine/report.ts): less code, and nothing is left behind.
 */
export function reportErrors(code: string, literals: Literals): string {
  const reported = code
    .replaceAll('let vErrors = null;let errors = 0;', 'let rawErrors;')
    .replace(/\w+\.errors = vErrors;return errors === 0;/g, 'return rawErrors;')
    .replace(FAULT, (_all, _name, path = 'instancePath', keyword, params, propertyName) => {
      if (MAYBE_NOT_PLAIN_KEYWORDS.has(literals.show(keyword))) return 'rawErrors = addMark(rawErrors);';
      const name = JSON.parse(literals.show(keyword));
      if (SUMMARIES.has(name)) return '';
      const format = name === 'format' ? JSON.parse(literals.show(params)) : undefined;
      const explainer = explainerOf(name, format)?.name ?? 'never';
      const detail = explainer === 'type' ? params.slice('{type: '.length, -1) : params;
      const ofName = propertyName === undefined ? '' : `, ${propertyName}`;
      return `rawErrors = addError(rawErrors, ${path}, ${explainer}, ${detail}${ofName});`;
    });
  return reportInConditions(reported);
}

/** What ajv does with an error that it has made. */
const ADD = String.raw`if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;`;

/** The place in the schema is left out, which is of no use without the schema. */
const FAULT = new RegExp(
  String.raw`const (err\d+) = \{instancePath(?::([^;]*?))?,schemaPath:"\d+",keyword:("\d+"),params:([^;]*?)(?:,propertyName:(\w+))?\};${ADD}`,
  'g',
);

/** The keywords of keywords/json.ts; which of them marked it is of no account. */
const MAYBE_NOT_PLAIN_KEYWORDS: ReadonlySet<string> = new Set(
  ['jsonAny', 'jsonText', 'jsonItems', 'jsonObject'].map((name) => `"${name}"`),
);

/** A condition reports errors without words, which are counted and then forgotten. Where nothing reads the count, bundlers leave it out. */
const reportInConditions = (code: string): string =>
  code
    .replace(new RegExp(String.raw`const (err\d+) = \{\};${ADD}`, 'g'), 'rawErrors = addError(rawErrors);')
    .replace(
      /errors = (\w+);if\(vErrors !== null\)\{if\(\1\)\{vErrors\.length = \1;\}else \{vErrors = null;\}\}/g,
      'rawErrors = cut(rawErrors, $1);',
    )
    .replace(/const (\w+) = errors;/g, 'const $1 = /* @__PURE__ */ count(rawErrors);')
    .replace(/var (\w+) = (\w+) === errors;/g, 'var $1 = $2 === /* @__PURE__ */ count(rawErrors);');
