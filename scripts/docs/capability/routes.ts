import { type Block, heading, text } from '../../markup/block.js';
import { inlineCode } from '../../markup/inline.js';
import type { Capability } from '../../openapi/capability.js';
import { apiAddress, openApiAddress, routeAnchor, routeText } from '../capability-address.js';
import type { DocsContext } from '../context.js';

/** The routes that carry it out, and how a program gets from the capability to its contracts. */
export function routeBlocks(capability: Capability, context: DocsContext): Block[] {
  const { id, owner, implementedBy: routes = [] } = capability;
  const items = routes.map(
    (route, i) => `[${inlineCode(routeText(route))}](${apiAddress(owner)}#${routeAnchor(id, i)})`,
  );
  return [
    heading(2, 'Routes'),
    ...(items.length === 0
      ? [text('Its manifest names no route.')]
      : [
          { kind: 'list', items } as const,
          text(
            `The [API of ${owner}](${apiAddress(owner)}) tells of security, bodies and answers; its [OpenAPI document](${openApiAddress(owner)}) tells programs.`,
          ),
        ]),
    ...validateBlocks(capability, context),
  ];
}

function validateBlocks({ id, inputSchema }: Capability, { tree }: DocsContext): Block[] {
  const contract = tree.contracts.find(({ name }) => name === inputSchema);
  const rejected = contract?.fixtures.rejected.length;
  if (!contract || !rejected) return [];
  const code = `import { inputOf } from 'openvibe-contracts/capabilities';

inputOf('${id}').name; // → '${contract.name}'
inputOf('${id}').validate(body); // → { valid: true, errors: [] } or what is wrong with the body`;
  return [heading(2, 'Validate its input'), { kind: 'code', language: 'js', text: code }];
}
