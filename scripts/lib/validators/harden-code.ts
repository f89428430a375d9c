import { MAX_ERRORS } from '../../../src/limits.js';

/** Steps over ajv's output, its texts hidden, that let it stand hostile input. None changes whether a value is accepted. */
export const hardenCode = (code: string): string =>
  [passPathOnly, capLoops, useBareIndex, dropSchemaPaths, dropSummaries, escapeNames].reduce(
    (text, step) => step(text),
    code,
  );

/**
 * Validators take the path as a plain argument. ajv passes an object and takes it apart, which reads through to
 * Object.prototype where a property is left out, and builds the object for each call.
 */
function passPathOnly(code: string): string {
  return code
    .replace(/, \{(instancePath="\d+"), parentData, parentDataProperty, rootData=data\}=\{\}\)/g, ', $1)')
    .replaceAll('{instancePath,parentData,parentDataProperty,rootData}', 'instancePath')
    .replace(/\{instancePath:([^,]+),parentData:[^{}]*?,rootData\}/g, '$1');
}

/** A loop over items or properties ends when there are errors enough: the verdict is known, and nobody reads more. */
function capLoops(code: string): string {
  return code.replace(
    /for\((?:let (\w+)=0; \1<\w+; \1\+\+|const \w+ of Object\.keys\(\w+\))\)\{/g,
    (head) => `${head}if(errors > ${MAX_ERRORS})break;`,
  );
}

/** The index of `uniqueItems` inherits nothing, so that an item may bear any name. */
const useBareIndex = (code: string): string =>
  code.replace(/const (indices\d+) = \{\};/g, 'const $1 = Object.create(null);');

/** The place in the schema is of no use without the schema. */
const dropSchemaPaths = (code: string): string => code.replace(/,schemaPath:"\d+"(?=,keyword:)/g, '');

/** That a condition failed says no more than the error of its branch does, which is counted already. */
const dropSummaries = (code: string): string =>
  code.replace(
    /const (err\d+) = \{instancePath[^;{}]*,keyword:"\d+",params:\{failingKeyword: [^{}]+\}\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g,
    '',
  );

/** Names go into paths by our own function, which stands names of any length. */
const escapeNames = (code: string): string =>
  code.replace(/(\w+)\.replace\(\/~\/g, "\d+"\)\.replace\(\/\\\/\/g, "\d+"\)/g, 'escapeSegment($1)');
