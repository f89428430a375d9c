import { Validator } from '@cfworker/json-schema';
import { withBounds } from '../lib/integer-formats.mjs';
import { readSchemas, subjects } from '../lib/subjects.mjs';

export const title = '@cfworker/json-schema';
export const note = 'an interpreter; its own date-time, integer formats as bounds; ends at the first error';

export async function make() {
  const compile = ({ url }) => {
    const schemas = readSchemas().map(withBounds);
    const validator = new Validator(
      schemas.find(({ $id }) => $id === url),
      '2020-12',
      true,
    );
    for (const schema of schemas) if (schema.$id !== url) validator.addSchema(schema);
    return (value) => validator.validate(value).valid;
  };
  return { is: Object.fromEntries(subjects.map((subject) => [subject.id, compile(subject)])) };
}
