import type { RpcFunction } from '../../../src/source/rpc-manifest.js';
import type { Contract } from '../../../src/source/tree.js';
import { type Block, type Code, text } from '../../markup/block.js';
import { inlineCode } from '../../markup/inline.js';
import { exampleCases } from '../../openapi/examples.js';
import type { DocsContext } from '../context.js';
import { constraintsOf } from '../contract/constraints.js';
import { descriptionOf } from '../contract/fields.js';
import { fieldsOf } from '../contract/list-fields.js';
import { typeText } from '../contract/type-text.js';

/** What a function takes and what it gives: the contract, an example, the fields. */
export function exchangeBlocks(
  { request, response, example }: RpcFunction,
  asked: Contract | undefined,
  given: Contract | undefined,
  context: DocsContext,
): Block[] {
  const fullest = given ? exampleCases(context.tree, given).at(-1)?.value : undefined;
  return [
    text(`**Request:** ${context.link(request)}`),
    json(example),
    ...(asked ? fieldsFold('Fields of the request', asked, context) : []),
    text(`**Response:** ${context.link(response)}`),
    ...(fullest === undefined ? [] : [json(fullest)]),
    ...(given ? fieldsFold('Fields of the response', given, context) : []),
  ];
}

const json = (value: unknown): Code => ({ kind: 'code', language: 'json', text: JSON.stringify(value, null, 2) });

/** The fields without anchors, which stand on the page of the contract. */
function fieldsFold(summary: string, contract: Contract, context: DocsContext): Block[] {
  const fields = fieldsOf(context, contract, contract.schema);
  if (fields.length === 0) return [text('It has no fields of its own.')];
  const rows = fields.map((field) => ({
    cells: [
      inlineCode(field.path),
      typeText(context, field.contract, field.schema),
      field.isRequired ? 'yes' : '',
      context.prose(descriptionOf(context, field)),
      constraintsOf(context, field.contract, field.schema),
    ],
  }));
  const columns = ['Field', 'Type', 'Required', 'Description', 'Constraints'];
  const label = `${summary} ${contract.name}`;
  return [{ kind: 'fold', summary, blocks: [{ kind: 'table', label, className: 'fields', columns, rows }] }];
}
