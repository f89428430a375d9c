import { isObject } from '../../../src/base/is-object.js';
import { resolveRef } from '../../../src/source/resolve.js';
import type { Schema } from '../../../src/source/schema.js';
import type { Contract } from '../../../src/source/tree.js';
import { escapeInline, inlineCode } from '../../markup/inline.js';
import type { DocsContext } from '../context.js';
import { refOf, typeText } from './type-text.js';

/** Keywords that are said with their value, as they stand. */
const SAID = [
  ...['format', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'minProperties', 'maxProperties'],
];

/** What a value must be beside its type: `maxLength 64`, `items: maxLength 500`, `= "ephemeral"`, `no other fields`. Inline Markdown. */
export function constraintsOf(context: DocsContext, contract: Contract, schema: Schema): string[] {
  const { additionalProperties: others, propertyNames: names, items } = schema;
  return [
    ...ofTarget(context, contract, schema),
    ...('const' in schema ? [`= ${jsonText(schema.const)}`] : []),
    ...(Array.isArray(schema.enum) ? [`one of ${schema.enum.map(jsonText).join(', ')}`] : []),
    ...SAID.filter((keyword) => keyword in schema).map(
      (keyword) => `${keyword} ${escapeInline(String(schema[keyword]))}`,
    ),
    ...(typeof schema.pattern === 'string' ? [`pattern ${inlineCode(schema.pattern)}`] : []),
    ...(schema.uniqueItems === true ? ['no item twice'] : []),
    ...(isObject(items) && !('properties' in items) ? prefixed('items', context, contract, items) : []),
    ...(isObject(names) ? prefixed('names', context, contract, names) : []),
    ...(others === false ? ['no other fields'] : []),
    ...(isObject(others) ? [`each field: ${typeText(context, contract, others)}`] : []),
    ...(isObject(others) ? prefixed('each field', context, contract, others) : []),
    ...('default' in schema ? [`default ${jsonText(schema.default)}`] : []),
  ];
}

const prefixed = (name: string, context: DocsContext, contract: Contract, schema: Schema): string[] =>
  constraintsOf(context, contract, schema).map((words) => `${name}: ${words}`);

const jsonText = (value: unknown): string => escapeInline(JSON.stringify(value));

/** Of a simple value that is described elsewhere, so that nobody has to look there. */
function ofTarget(context: DocsContext, contract: Contract, schema: Schema): string[] {
  const ref = refOf(schema);
  const target = ref === undefined ? undefined : resolveRef(context.tree, contract, ref);
  if (!target || target.schema.type === 'object' || 'properties' in target.schema) return [];
  return constraintsOf(context, target.contract, target.schema);
}
