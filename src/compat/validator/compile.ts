import { Ajv, type Schema } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isObject } from '../../base/is-object.js';
import { formats } from '../../engine/formats.js';
import { dialectOf } from '../dialect.js';
import type { IsOfFormat } from '../solve/solve-string.js';
import { compareAsJson } from './compare-as-json.js';
import { errorsByBranch } from './errors-by-branch.js';
import { errorsOf } from './errors-of.js';
import { explainPlainErrors } from './explain-errors.js';
import { fixMissing } from './fix-missing.js';
import { fixMultiples } from './fix-multiples.js';
import { fixResults } from './fix-results.js';
import { plainSchema } from './plain-schema.js';
import type { Compile } from './validator.js';

/** Compiles any schema of a draft that the comparison reads with ajv. The errors are in the words of the package. */
export const createCompile =
  (assertFormats: boolean): Compile =>
  (schema, documents) => {
    const plain = plainSchema(schema, documents);
    const ajv = makeAjv(isObject(schema) ? schema.$schema : undefined, assertFormats);
    for (const [i, document] of plain.documents.entries())
      ajv.addSchema(document, document.$id === undefined ? `urn:document:${i}` : undefined);
    const validator = ajv.compile<unknown>(plain.schema as Schema);
    // Contracts are written in the newest draft alone.
    const isOfContracts = isObject(schema) && dialectOf(schema.$schema) === '2020-12';
    const text = JSON.stringify(plain);
    return {
      accepts: (value) => {
        if (isMisjudged(text, value)) throw new Error('ajv does not decide by the standard here what is unevaluated');
        return validator(value);
      },
      errorsOf: (value) => {
        const told = isOfContracts ? errorsByBranch(plain.schema, plain.documents, value) : undefined;
        if (told) return told;
        validator(value);
        return errorsOf(validator.errors ?? [], value);
      },
    };
  };

/** ajv 8.20 takes what every object inherits for a property that was looked at, and each item for one that `contains` found. */
const isMisjudged = (schema: string, value: unknown): boolean =>
  (schema.includes('"unevaluatedProperties":') && hasInheritedName(value)) ||
  (schema.includes('"unevaluatedItems":') && schema.includes('"contains":'));

/** Whether an object in the value has a property that every object inherits, such as `constructor`. */
const hasInheritedName = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(
    ([key, each]) => (!Array.isArray(value) && key in Object.prototype) || hasInheritedName(each),
  );

function makeAjv($schema: unknown, assertFormats: boolean): Ajv {
  const options = {
    allErrors: true,
    // Inherited properties never count as present.
    ownProperties: true,
    // Keywords that ajv does not know are ignored, as others ignore them; the comparison names them.
    strict: false,
    strictNumbers: true,
    validateSchema: false,
    // The drafts' own schemas are files like any other here: they may be compared.
    meta: false,
    validateFormats: assertFormats,
    // What is asked of few values need not be fast.
    code: { optimize: false },
    logger: false as const,
  };
  const dialect = dialectOf($schema);
  if (dialect === undefined) throw new Error(`${JSON.stringify($schema)} is none of draft-07, 2019-09 and 2020-12`);
  const ajv =
    dialect === '2020-12' ? new Ajv2020(options) : dialect === '2019-09' ? new Ajv2019(options) : new Ajv(options);
  addFormats.default(ajv);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  compareAsJson(ajv);
  fixResults(ajv);
  fixMissing(ajv);
  fixMultiples(ajv);
  explainPlainErrors(ajv);
  return ajv;
}

const checker = makeAjv(undefined, true);
const checks = new Map<string, (text: string) => boolean>();

/** Tells by the formats of ajv-formats and of the package. */
export const isOfFormat: IsOfFormat = (name, text) => {
  if (!Object.hasOwn(checker.formats, name)) return undefined;
  let check = checks.get(name);
  if (!check) {
    check = checker.compile<string>({ format: name });
    checks.set(name, check);
  }
  return check(text);
};
