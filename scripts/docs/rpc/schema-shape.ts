import { isObject } from '../../../src/base/is-object.js';
import { resolveRef } from '../../../src/source/resolve.js';
import type { Schema } from '../../../src/source/schema.js';
import type { Contract, Tree } from '../../../src/source/tree.js';
import { refOf, unionOf } from '../contract/type-text.js';

/** A shape on one line, for readers who pay for each word: `{ sandbox_id: string, wait?: boolean }`. What it refers to is spelt out. */
export function schemaShape(tree: Tree, contract: Contract, schema: Schema, above: readonly Schema[] = []): string {
  const ref = refOf(schema);
  const target = ref === undefined ? undefined : resolveRef(tree, contract, ref);
  if (target) {
    const isInside = above.includes(target.schema);
    return isInside
      ? String(target.schema.title)
      : schemaShape(tree, target.contract, target.schema, [...above, target.schema]);
  }
  const inner = (each: Schema): string => schemaShape(tree, contract, each, above);
  const union = unionOf(schema);
  if (union) return union.map(inner).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type ?? 'any']).map(String);
  return types.map((type) => shapeOfType(type, schema, inner)).join(' | ');
}

function shapeOfType(type: string, schema: Schema, inner: (schema: Schema) => string): string {
  if (type === 'array') {
    const items = isObject(schema.items) ? inner(schema.items) : 'any';
    return items.includes(' | ') && !items.startsWith('{') ? `(${items})[]` : `${items}[]`;
  }
  if (type !== 'object') return type;
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const fields = Object.entries(isObject(schema.properties) ? schema.properties : {}).map(([name, each]) => {
    return `${keyOf(name)}${required.includes(name) ? '' : '?'}: ${isObject(each) ? inner(each) : 'any'}`;
  });
  const others = isObject(schema.additionalProperties) ? [`[name]: ${inner(schema.additionalProperties)}`] : [];
  const all = [...fields, ...others];
  return all.length === 0 ? '{}' : `{ ${all.join(', ')} }`;
}

/** A name as TypeScript has it: in quotes where it is no identifier. */
const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
