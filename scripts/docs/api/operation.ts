import { type Block, heading, text } from '../../markup/block.js';
import { inlineCode, mapCode } from '../../markup/inline.js';
import { routeAnchor } from '../capability-address.js';
import type { DocsContext } from '../context.js';
import { answerBlocks } from './answers.js';
import { bodyBlocks } from './body.js';
import { curlBlock } from './curl.js';
import type { Route } from './document.js';

export function operationBlocks(route: Route, context: DocsContext): Block[] {
  const { method, path, operation } = route;
  const { 'x-capability': capability, operationId, description = '', parameters = [], requestBody } = operation;
  return [
    heading(2, inlineCode(`${method} ${path}`), routeAnchor(operationId)),
    ...(operation.deprecated
      ? [{ kind: 'note', tone: 'warning', text: 'To be left behind: its capability is.' } as const]
      : []),
    {
      kind: 'facts',
      facts: [
        ['Capability', context.link(capability.id)],
        ['Status', capability.status],
        ['Visibility', capability.visibility],
        ['Security', securityText(route)],
      ],
    },
    text(mapCode(description, context.link)),
    ...(parameters.length > 0
      ? [
          heading(3, 'Path', `${operationId}-path`),
          {
            kind: 'list',
            items: parameters.map(
              (each) => `${inlineCode(each.name)}, a string: ${mapCode(each.description, context.link)}`,
            ),
          } as const,
        ]
      : []),
    heading(3, 'Request', `${operationId}-request`),
    ...(requestBody ? bodyBlocks(requestBody.content, context) : [text('It takes no body that has a contract.')]),
    heading(3, 'Answers', `${operationId}-answers`),
    ...answerBlocks(route, context),
    heading(3, 'curl', `${operationId}-curl`),
    curlBlock(route),
  ];
}

function securityText({ operation, document }: Route): string {
  return operation.security
    .flatMap((schemes) => Object.entries(schemes))
    .map(([name, roles]) => {
      const audience = document.components.securitySchemes[name]?.['x-audience'];
      const issued = audience === undefined ? '' : ` issued for ${inlineCode(audience)}`;
      return `a bearer token${issued}, whose principal holds ${roles.map(inlineCode).join(', ')}`;
    })
    .map((words) => words.replace(/^a/, 'A'))
    .join('; ');
}
