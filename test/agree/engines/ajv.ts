import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { formats } from '../../../src/engine/formats.js';
import { type MakeEngine, SUMMARIES } from './engine.js';

/** ajv at run time, with the formats of ajv-formats; of ours it gets the two that ajv-formats lacks. */
export const makeAjv: MakeEngine = async (schemas) => {
  // Strict mode says more of how a schema is written than of what it accepts, and knows no `x-contract`.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const name of ['uint32', 'uint64'] as const) ajv.addFormat(name, formats[name]);
  for (const schema of schemas) ajv.addSchema(schema);

  const run = (url: string, value: unknown) => {
    const validator = ajv.getSchema(url);
    if (!validator) throw new Error(`ajv knows no ${url}`);
    return validator(value) === true ? [] : (validator.errors ?? []);
  };
  return {
    accepts: (url, value) => run(url, value).length === 0,
    errorsOf: (url, value) =>
      run(url, value)
        .filter(({ keyword }) => !SUMMARIES.has(keyword))
        .map(({ instancePath: path, keyword, params }) => ({ path, keyword, format: params.format })),
  };
};
