import { isObject } from '../../../src/base/is-object.js';
import { resolveRef } from '../../../src/source/resolve.js';
import type { Schema } from '../../../src/source/schema.js';
import type { Contract } from '../../../src/source/tree.js';
import type { DocsContext } from '../context.js';
import { refOf, unionOf } from './type-text.js';

/** A field of a contract, at whatever depth. */
export interface Field {
  /** `isolation.host_network`; `inputs[].name` for a field of each item, `caps.*.cpus` for one of each member. */
  readonly path: string;
  readonly schema: Schema;
  /** The contract whose file holds it, from which its refs start. */
  readonly contract: Contract;
  readonly isRequired: boolean;
}

/** The fields below a schema in document order. What it refers to has a table of its own, unless the schema is nothing but that. */
export function fieldsOf(context: DocsContext, contract: Contract, schema: Schema): Field[] {
  const ref = refOf(schema);
  const target = ref === undefined ? undefined : resolveRef(context.tree, contract, ref);
  if (target && target.contract !== contract) return fieldsOf(context, target.contract, target.schema);
  return below(contract, schema, '');
}

function below(contract: Contract, schema: Schema, path: string): Field[] {
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {});
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const own = properties.flatMap(([name, each]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const property: Schema = isObject(each) ? each : {};
    return [
      { path: at, schema: property, contract, isRequired: required.includes(name) },
      ...below(contract, property, at),
    ];
  });
  const { items, additionalProperties: others } = schema;
  return [
    ...own,
    ...(isObject(items) ? below(contract, items, `${path}[]`) : []),
    ...(isObject(others) ? below(contract, others, path === '' ? '*' : `${path}.*`) : []),
    ...(unionOf(schema) ?? []).flatMap((branch) => below(contract, branch, path)),
  ];
}
