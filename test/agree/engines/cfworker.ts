import { dereference, type OutputUnit, type Schema, validate } from '@cfworker/json-schema';
import { type MakeEngine, SUMMARIES } from './engine.js';

/** @cfworker/json-schema, an interpreter. It asserts the formats of the standard and passes over others. */
export const makeCfworker: MakeEngine = async (schemas) => {
  const lookup: Record<string, Schema | boolean> = {};
  // It writes notes of its own into the schemas.
  for (const schema of schemas) dereference(structuredClone(schema), lookup);

  const run = (url: string, value: unknown, stopAtFirst: boolean) => {
    const schema = lookup[url];
    if (schema === undefined) throw new Error(`cfworker knows no ${url}`);
    return validate(value, schema, '2020-12', lookup, stopAtFirst);
  };
  return {
    accepts: (url, value) => run(url, value, true).valid,
    errorsOf: (url, value) =>
      run(url, value, false)
        .errors.filter(({ keyword }) => !SUMMARIES.has(keyword))
        .map((unit) => ({ path: unit.instanceLocation.slice(1), keyword: unit.keyword, format: formatOf(unit) })),
  };
};

/** The name of the format stands only in the words of the error. */
const formatOf = ({ keyword, error }: OutputUnit): string | undefined =>
  keyword === 'format' ? /"([^"]+)"/.exec(error)?.[1] : undefined;
