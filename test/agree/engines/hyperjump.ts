import '@hyperjump/json-schema/formats';
import {
  registerSchema,
  type SchemaObject,
  setShouldValidateFormat,
  unregisterSchema,
  type Validator,
  validate,
} from '@hyperjump/json-schema/draft-2020-12';
import type { Schema } from '../../../src/source/schema.js';
import { type MakeEngine, SUMMARIES } from './engine.js';

/** @hyperjump/json-schema, an interpreter. It asserts the formats of the standard and passes over others. */
export const makeHyperjump: MakeEngine = async (schemas) => {
  setShouldValidateFormat(true);
  for (const schema of schemas) registerSchema(structuredClone(schema) as SchemaObject);
  const validators = new Map<string, Validator>();
  for (const { $id } of schemas) validators.set(String($id), await validate(String($id)));
  // The register is one for the whole process; what is compiled needs it no more.
  for (const { $id } of schemas) unregisterSchema(String($id));

  const validatorOf = (url: string): Validator => {
    const validator = validators.get(url);
    if (!validator) throw new Error(`hyperjump knows no ${url}`);
    return validator;
  };
  return {
    accepts: (url, value) => validatorOf(url)(value as never).valid,
    errorsOf: (url, value) => {
      const output = validatorOf(url)(value as never, 'BASIC');
      return (output.valid ? [] : (output.errors ?? []))
        .map(({ keyword, absoluteKeywordLocation, instanceLocation }) => {
          const name = keyword.slice(keyword.lastIndexOf('/') + 1);
          const format = name === 'format' ? String(valueAt(schemas, absoluteKeywordLocation)) : undefined;
          return { path: decodeURIComponent(instanceLocation.slice(1)), keyword: name, format };
        })
        .filter(({ keyword }) => !SUMMARIES.has(keyword));
    },
  };
};

/** What stands in the schemas at a location such as `https://…/job.v1.json#/properties/at/format`. */
function valueAt(schemas: readonly Schema[], location: string): unknown {
  const [url, pointer = ''] = location.split('#');
  const segments = decodeURIComponent(pointer).split('/').slice(1);
  return segments.reduce<unknown>(
    (node, segment) => (node as Schema)[segment.replaceAll('~1', '/').replaceAll('~0', '~')],
    schemas.find(({ $id }) => $id === url),
  );
}
