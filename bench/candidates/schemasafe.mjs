import { validator } from '@exodus/schemasafe';
import { withBounds } from '../lib/integer-formats.mjs';
import { readSchemas, subjects } from '../lib/subjects.mjs';

export const title = '@exodus/schemasafe';
export const note = 'its own date-time, integer formats as bounds; takes the value for JSON; keeps no errors';

export async function make() {
  const schemas = readSchemas().map(withBounds);
  const compile = ({ url }) => {
    const schema = schemas.find(({ $id }) => $id === url);
    // `lax` because it knows no `x-contract`.
    return validator(schema, { mode: 'lax', isJSON: true, schemas: schemas.filter((each) => each !== schema) });
  };
  return { is: Object.fromEntries(subjects.map((subject) => [subject.id, compile(subject)])) };
}
