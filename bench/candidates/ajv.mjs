import { ajvOf } from '../lib/ajv.cjs';
import { readSchemas, subjects } from '../lib/subjects.mjs';

export const title = 'ajv, compiled at run time';
export const note = 'allErrors, ajv-formats';

export async function make() {
  const ajv = ajvOf(readSchemas(), { allErrors: true });
  const is = Object.fromEntries(subjects.map(({ id, url }) => [id, ajv.getSchema(url)]));
  const reject = Object.fromEntries(
    Object.entries(is).map(([id, validate]) => [id, (value) => !validate(value) && validate.errors.length > 0]),
  );
  return { is, reject };
}
