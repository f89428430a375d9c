import { ownValue } from '../base/own-value.js';
import { bundleJsonSchema, type FindSchema } from './bundle-json-schema.js';
import { explicitFormat } from './explicit-format.js';
import type { JsonSchemaOptions } from './json-schema-converter.js';
import { spellOut } from './spell-out.js';

type Schema = Record<string, unknown>;

/**
 * The schema of a contract as one that stands alone, in the form for tools; with `libraryOptions: { published: true }` as it is published.
 *
 * @throws RangeError when the target is none that a contract can be written in.
 */
export function bundleForTools(id: string, options: JsonSchemaOptions, find: FindSchema): Schema {
  const bundle = bundleJsonSchema(id, options, find);
  if (ownValue(ownValue(options, 'libraryOptions'), 'published') === true) return bundle;
  const keyword = Object.hasOwn(bundle, 'definitions') ? 'definitions' : '$defs';
  const shapes = (ownValue(bundle, keyword) ?? {}) as Schema;
  const target = (ref: string): Schema => (ref === '#' ? bundle : shapes[ref.slice(`#/${keyword}/`.length)]) as Schema;
  return withoutUnused(
    spellOut(bundle, { find: target, besideRef: keyword === '$defs', formatOf: explicitFormat }),
    keyword,
  );
}

/** Leaves out the shapes that now stand at the root alone. */
function withoutUnused(bundle: Schema, keyword: string): Schema {
  const { [keyword]: shapes, ...root } = bundle;
  const entries = Object.entries((shapes ?? {}) as Schema);
  const isUsed = ([title]: [string, unknown]): boolean =>
    [root, ...entries.filter(([other]) => other !== title)].some((each) =>
      JSON.stringify(each).includes(`"$ref":"#/${keyword}/${title}"`),
    );
  const used = entries.filter(isUsed);
  if (used.length < entries.length) return withoutUnused({ ...root, [keyword]: Object.fromEntries(used) }, keyword);
  return entries.length === 0 ? root : { ...root, [keyword]: shapes };
}
