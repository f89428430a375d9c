import { isObject } from '../base/is-object.js';
import { holderOf, mapHeld } from '../base/schema-keywords.js';
import type { Schema } from '../source/schema.js';
import { isAsciiPattern } from './patterns.js';

/**
 * Puts into a prepared schema the keywords that mark what may not be plain JSON (see keywords/json.ts), so that a valid value is
 * looked at once. Conditions stay as they are: a mark there would choose the branch. Every place of a value is covered by a
 * type, a list of values, a reference, or by `jsonAny`.
 */
export function weaveJson(schema: Schema): Schema {
  return weave(schema, true);
}

function weave(schema: Schema, isPlace: boolean): Schema {
  const woven: Schema = { ...schema };
  const place = (child: unknown): unknown => (child === true ? ANY : isObject(child) ? weave(child, true) : child);
  const branch = (child: unknown): unknown => (isObject(child) ? weave(child, false) : child);
  if ('items' in schema) woven.items = place(schema.items);
  // `true` is left for `jsonObject`, which walks what nothing describes.
  if (isObject(schema.additionalProperties)) woven.additionalProperties = place(schema.additionalProperties);
  for (const keyword of ['then', 'else']) if (keyword in schema) woven[keyword] = branch(schema[keyword]);
  if ('allOf' in schema) woven.allOf = mapHeld(holderOf('allOf'), schema.allOf, branch);
  for (const [keyword, value] of Object.entries(schema)) {
    const holder = holderOf(keyword);
    if (holder === 'map') woven[keyword] = mapHeld(holder, value, place);
  }
  addMarks(woven, typesOf(schema));
  return isPlace && !isCovered(schema) ? { ...woven, jsonAny: true } : woven;
}

const ANY: Schema = { jsonAny: true };

const typesOf = ({ type }: Schema): readonly string[] =>
  Array.isArray(type) ? type : typeof type === 'string' ? [type] : [];

function addMarks(schema: Schema, types: readonly string[]): void {
  if (isListed(schema)) return;
  if (types.includes('object')) schema.jsonObject = true;
  if (types.includes('array')) {
    schema.jsonItems = true;
    schema.items ??= ANY;
  }
  if (types.includes('string') && !isAscii(schema)) schema.jsonText = true;
}

/** The checks allow only scalars in `const` and `enum`. */
const isListed = (schema: Schema): boolean => 'const' in schema || 'enum' in schema;

const isAscii = ({ format, pattern }: Schema): boolean =>
  format === 'date-time' || (typeof pattern === 'string' && isAsciiPattern(pattern));

/** Whether a part of the schema that always applies leads to all that the value holds. */
function isCovered(schema: Schema): boolean {
  if (schema.type !== undefined || schema.unionTypes !== undefined || schema.$ref !== undefined || isListed(schema))
    return true;
  return Array.isArray(schema.allOf) && schema.allOf.some((branch) => isObject(branch) && isCovered(branch));
}
