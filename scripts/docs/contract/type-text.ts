import { isObject } from '../../../src/base/is-object.js';
import { resolveRef } from '../../../src/source/resolve.js';
import type { Schema } from '../../../src/source/schema.js';
import type { Contract } from '../../../src/source/tree.js';
import { escapeInline } from '../../markup/inline.js';
import type { DocsContext } from '../context.js';

/** The type of a value in words: `array of string`, `string | null`, a link to the type that is referred to. Inline Markdown. */
export function typeText(context: DocsContext, contract: Contract, schema: Schema): string {
  const ref = refOf(schema);
  if (ref !== undefined) return refText(context, contract, ref);
  const branches = unionOf(schema);
  if (branches) return branches.map((branch) => typeText(context, contract, branch)).join(' \\| ');
  if (Array.isArray(schema.type)) return schema.type.join(' \\| ');
  if (schema.type === 'array' && isObject(schema.items)) {
    const items = typeText(context, contract, schema.items);
    return `array of ${items.includes('\\|') ? `(${items})` : items}`;
  }
  if (typeof schema.type === 'string') return schema.type;
  if ('const' in schema) return 'const';
  return 'enum' in schema ? 'enum' : 'any';
}

/** A `$ref`, which may stand in an `allOf` of its own beside a description. */
export function refOf({ $ref, allOf }: Schema): string | undefined {
  if (typeof $ref === 'string') return $ref;
  const only = Array.isArray(allOf) && allOf.length === 1 ? (allOf[0] as Schema) : undefined;
  return typeof only?.$ref === 'string' ? only.$ref : undefined;
}

export function unionOf({ oneOf, anyOf }: Schema): Schema[] | undefined {
  const union = oneOf ?? anyOf;
  return Array.isArray(union) ? union.filter(isObject) : undefined;
}

function refText({ tree, link }: DocsContext, contract: Contract, ref: string): string {
  const target = resolveRef(tree, contract, ref);
  if (!target) return escapeInline(ref);
  const key = target.pointer.split('/').at(-1) ?? '';
  const name = target.pointer === '' ? target.contract.name : `${target.contract.name}#${key}`;
  return link(String(target.schema.title ?? name));
}
