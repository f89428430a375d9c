import { catalog } from './generated/catalog.js';
import { schemas } from './generated/schemas.js';
import { bundleForTools } from './standard/bundle-for-tools.js';
import type { JsonSchemaOptions } from './standard/json-schema-converter.js';

/**
 * The schema of a contract of the package as one that stands alone, in the form for tools unless the options ask for it as published. A new
 * one each time.
 *
 * @throws RangeError when the target is none that a contract can be written in.
 */
export const toJsonSchema = (id: string, options: JsonSchemaOptions): Record<string, unknown> =>
  bundleForTools(id, options, schemaOf);

function schemaOf(id: string): Record<string, unknown> {
  const name = catalog().find((info) => info.id === id)?.name as string;
  return JSON.parse(schemas.get(name) as string);
}
