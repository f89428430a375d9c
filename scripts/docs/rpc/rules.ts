import { type Block, heading, text } from '../../markup/block.js';
import type { DocsContext } from '../context.js';
import type { Rpc } from '../rpc-address.js';

/** What holds for every call. */
export function ruleBlocks({ manifest, name }: Rpc, { link, tree }: DocsContext): Block[] {
  const [major] = manifest.contract.split('.');
  const hasToken = manifest.functions.some(({ token }) => token);
  const isAll = manifest.functions.every(({ routed }) => routed);
  const errorName = `${name}.error@1`;
  const hasError = tree.contracts.some((contract) => contract.name === errorName);
  return [
    heading(2, 'Rules'),
    {
      kind: 'list',
      items: [
        `**Version.** This is contract ${manifest.contract}. A minor version only adds fields, so pass over fields that you do not know. An adapter with another major than ${major} is refused by the router, with ${link('S302')}; ${link(`${name}::adapter::info`)} says which one it implements.`,
        ...(isAll
          ? []
          : [
              '**Ids.** A router serves the routed functions alone. The adapter serves all, under ids of its own; both ids take and give the same.',
            ]),
        ...(hasToken
          ? [
              `**Token.** Functions that say so carry the project token in \`auth\`. Another token is answered with ${link('S505')}.`,
            ]
          : []),
        ...(hasError
          ? [
              `**Failures.** A failed call is answered with ${link(errorName)}. Its \`fix\`, where there is one, holds the fields to change before the request is sent again.`,
            ]
          : []),
        `**Rules of single functions** stand with them. \`validateCall\` checks them with \`{ rules: true }\`, and \`checkedCaller\` asks every request to keep them.`,
      ],
    },
    text(
      'What depends on the state of the receiver is no rule of a value: [Rules](/docs/rules#the-obligations-and-where-each-is-held) lists both.',
    ),
  ];
}
