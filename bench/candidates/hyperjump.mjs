import '@hyperjump/json-schema/formats';
import { registerSchema, setShouldValidateFormat, validate } from '@hyperjump/json-schema/draft-2020-12';
import { withBounds } from '../lib/integer-formats.mjs';
import { readSchemas, subjects } from '../lib/subjects.mjs';

export const title = '@hyperjump/json-schema';
export const note = 'an interpreter; its own date-time, integer formats as bounds';

export async function make() {
  setShouldValidateFormat(true);
  for (const schema of readSchemas().map(withBounds)) registerSchema(schema);
  const is = {};
  for (const { id, url } of subjects) {
    const accepts = await validate(url);
    is[id] = (value) => accepts(value).valid;
  }
  return { is };
}
