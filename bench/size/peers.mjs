// The three contracts in the words of others, each as a module that a browser could load.
import { subjects } from '../lib/subjects.mjs';

/** The contracts whose shapes the three use. */
const SHARED = ['platform/job-frame.v1', 'run/job-create-request.v1', 'sandbox/env.v1'];

const schemas = [...subjects.map(({ file }) => file), ...SHARED];
const imports = schemas.map((file, i) => `import schema${i} from './schemas/${file}.json';`).join('\n');
const list = schemas.map((_, i) => `schema${i}`).join(', ');

const ajv = `${imports}
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
const ajv = new Ajv2020({ strict: false, allErrors: true, schemas: [${list}] });
addFormats(ajv);
export const validate = (url, value) => ajv.validate(url, value);`;

const cfworker = `${imports}
import { Validator } from '@cfworker/json-schema';
export const validate = (schema, value) => {
  const validator = new Validator(schema, '2020-12');
  for (const schema of [${list}]) validator.addSchema(schema);
  return validator.validate(value);
};`;

const inCode = (name) => ({
  what: `the three in ${name}`,
  code: `export { make } from './bench/candidates/${name}.mjs'`,
});

export const peers = [
  { what: 'the three in ajv with ajv-formats', code: ajv },
  { what: 'the three in @cfworker/json-schema', code: cfworker },
  ...['valibot', 'zod', 'arktype', 'typebox'].map(inCode),
];
