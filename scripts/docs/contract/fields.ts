import { isObject } from '../../../src/base/is-object.js';
import { definitionsOf, resolveRef } from '../../../src/source/resolve.js';
import type { Schema } from '../../../src/source/schema.js';
import type { Contract } from '../../../src/source/tree.js';
import { type Block, heading, type Row, type Table, text } from '../../markup/block.js';
import { inlineCode, inlineText } from '../../markup/inline.js';
import type { DocsContext } from '../context.js';
import { definitionAnchor, fieldAnchor } from '../contract-address.js';
import type { SearchEntry } from '../page.js';
import { conditionsOf } from './conditions.js';
import { constraintsOf } from './constraints.js';
import { type Field, fieldsOf } from './list-fields.js';
import { refOf, typeText } from './type-text.js';

/** The fields of a contract, then those of each of its definitions. */
export function fieldBlocks(contract: Contract, context: DocsContext): Block[] {
  const definitions = definitionsOf(contract);
  return [
    heading(2, 'Fields'),
    ...tableBlocks(context, contract, contract.schema),
    ...definitions.flatMap(({ key, schema }) => [
      heading(3, inlineCode(key), definitionAnchor(key)),
      ...(typeof schema.description === 'string' ? [text(context.prose(schema.description))] : []),
      ...tableBlocks(context, contract, schema, key),
    ]),
  ];
}

/** Each field, so that the search finds it by its name and its words. */
export function fieldSearch(contract: Contract, context: DocsContext): SearchEntry[] {
  const of = (schema: Schema, definition?: string): SearchEntry[] =>
    fieldsOf(context, contract, schema).map((field) => ({
      title: field.path,
      anchor: fieldAnchor(field.path, definition),
      text: inlineText(context.prose(descriptionOf(context, field))),
    }));
  return [...of(contract.schema), ...definitionsOf(contract).flatMap(({ key, schema }) => of(schema, key))];
}

function tableBlocks(context: DocsContext, contract: Contract, schema: Schema, definition?: string): Block[] {
  const fields = fieldsOf(context, contract, schema);
  const rows = fields.map((field) => rowOf(context, field, definition));
  const label = definition === undefined ? 'Fields' : `Fields of ${definition}`;
  const table: Table = {
    kind: 'table',
    label,
    className: 'fields',
    columns: ['Field', 'Type', 'Required', 'Description', 'Constraints'],
    rows,
  };
  const isEmptyObject = rows.length === 0 && schema.type === 'object';
  const conditions = conditionsOf(context, contract, schema);
  return [
    rows.length > 0
      ? table
      : text(isEmptyObject ? 'It has no fields of its own.' : valueText(context, contract, schema)),
    ...(schema.additionalProperties === false ? [text('It has no other fields.')] : []),
    ...(conditions.length > 0 ? [{ kind: 'list', items: conditions } as const] : []),
  ];
}

function rowOf(context: DocsContext, field: Field, definition?: string): Row {
  const { path, schema, contract, isRequired } = field;
  return {
    id: fieldAnchor(path, definition),
    cells: [
      inlineCode(path),
      typeText(context, contract, schema),
      isRequired ? 'yes' : '',
      context.prose(descriptionOf(context, field)),
      [...constraintsOf(context, contract, schema), ...conditionsOf(context, contract, schema)],
    ],
  };
}

/** A contract whose values have no fields, or are one of several. */
const valueText = (context: DocsContext, contract: Contract, schema: Schema): string =>
  [`**Type:** ${typeText(context, contract, schema)}`, ...constraintsOf(context, contract, schema)].join(', ');

/** A field's own words, or those of what it refers to. */
export function descriptionOf({ tree }: DocsContext, { schema, contract }: Field): string {
  if (typeof schema.description === 'string') return schema.description;
  const ref = refOf(schema);
  const target = ref === undefined ? undefined : resolveRef(tree, contract, ref)?.schema;
  return isObject(target) && typeof target.description === 'string' ? target.description : '';
}
