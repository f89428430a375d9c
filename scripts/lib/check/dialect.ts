import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Problem } from '../problem.js';
import type { Contract } from '../tree.js';

const ajv = new Ajv2020({ strict: false, allErrors: true });

/** What the 2020-12 meta-schema says against the file, e.g. a `required` that is not an array. */
export function dialectErrors({ file, schema }: Contract): Problem[] {
  if (schema.$schema !== 'https://json-schema.org/draft/2020-12/schema') {
    return [{ file, pointer: '/$schema', message: 'must be "https://json-schema.org/draft/2020-12/schema"' }];
  }
  if (ajv.validateSchema(schema) === true) return [];
  return (ajv.errors ?? []).map(({ instancePath, message }) => ({
    file,
    pointer: instancePath,
    message: `${message} (JSON Schema 2020-12)`,
  }));
}
