import { ajvOf } from '../lib/ajv.cjs';
import { readSchemas, subjects } from '../lib/subjects.mjs';

export const title = 'ajv, first error only';
export const note = 'ajv-formats; ends at the first error, which costs nothing on a valid value';

export async function make() {
  const ajv = ajvOf(readSchemas(), { allErrors: false });
  return { is: Object.fromEntries(subjects.map(({ id, url }) => [id, ajv.getSchema(url)])) };
}
