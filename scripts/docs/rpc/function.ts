import type { RpcFunction } from '../../../src/source/rpc-manifest.js';
import { allRules } from '../../../src/source/rule.js';
import type { Contract, Tree } from '../../../src/source/tree.js';
import { type Block, heading, text } from '../../markup/block.js';
import { inlineCode } from '../../markup/inline.js';
import type { DocsContext } from '../context.js';
import { functionAnchor } from '../rpc-address.js';
import { exchangeBlocks } from './exchange.js';
import { rulePlace } from './rule-place.js';

/** One function: ids, what it takes and gives, its rules, the codes that it can answer with. */
export function functionBlocks(entry: RpcFunction, context: DocsContext): Block[] {
  const { id, adapterId, routed, token, request, errors, description } = entry;
  const { link, prose, tree } = context;
  const asked = contractOf(tree, request);
  const rules = asked ? allRules(tree, asked) : [];
  return [
    heading(3, inlineCode(id), functionAnchor(id)),
    text(prose(description)),
    text(
      `${routed ? `The router serves it as ${inlineCode(id)} and the` : 'No router serves it; the'} adapter serves it as ${inlineCode(adapterId)}.${token ? ' A call carries the project token in `auth`.' : ''}`,
    ),
    ...exchangeBlocks(entry, asked, contractOf(tree, entry.response), context),
    ...(rules.length > 0
      ? [
          text('Beyond the shape of the request:'),
          {
            kind: 'list',
            items: rules.map(
              (placed) =>
                `${inlineCode(rulePlace(placed, asked))}: ${prose(placed.rule.description)}${placed.rule.code ? ` Else ${link(placed.rule.code)}.` : ''}`,
            ),
          } as const,
        ]
      : []),
    text(`Errors: ${errors.map(link).join(', ')}.`),
  ];
}

const contractOf = (tree: Tree, name: string): Contract | undefined =>
  tree.contracts.find((known) => known.name === name);
