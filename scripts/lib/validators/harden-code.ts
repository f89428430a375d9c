import { MAX_ERRORS } from '../../../src/limits.js';
import { replaceCode } from './replace-code.js';

/** Steps over ajv's output that let it stand hostile input. None changes whether a value is accepted. */
export const hardenCode = (code: string): string =>
  [passPathOnly, capLoops, useBareIndex, dropSchemaPaths].reduce((text, step) => step(text), code);

/**
 * Validators take the path as a plain argument. ajv passes an object and takes it apart, which reads through to
 * Object.prototype where a property is left out, and builds the object for each call.
 */
function passPathOnly(code: string): string {
  const [parameters, destructured, passed] = [
    /, \{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}\)/,
    /\{instancePath,parentData,parentDataProperty,rootData\}/,
    /\{instancePath:((?:"(?:[^"\\]|\\.)*"|[^,"])+),parentData:(?:"(?:[^"\\]|\\.)*"|[^{}"])*?,rootData\}/,
  ];
  const withParameters = replaceCode(code, parameters, () => ', instancePath="")');
  const withoutObjects = replaceCode(withParameters, destructured, () => 'instancePath');
  return replaceCode(withoutObjects, passed, (_all, path = '') => path);
}

/** A loop over items or properties ends when there are errors enough: the verdict is known, and nobody reads more. */
function capLoops(code: string): string {
  return replaceCode(
    code,
    /for\((?:let (\w+)=0; \1<\w+; \1\+\+|const \w+ of Object\.keys\(\w+\))\)\{/,
    (head) => `${head}if(errors > ${MAX_ERRORS})break;`,
  );
}

/** The index of `uniqueItems` inherits nothing, so that an item may bear any name. */
const useBareIndex = (code: string): string =>
  replaceCode(code, /const (indices\d+) = \{\};/, (_all, name) => `const ${name} = Object.create(null);`);

/** The place in the schema is of no use without the schema. */
const dropSchemaPaths = (code: string): string =>
  replaceCode(code, /,schemaPath:"(?:[^"\\]|\\.)*"(?=,keyword:)/, () => '');
