import { type Block, type List, text } from '../markup/block.js';
import { escapeInline, inlineCode, inlineText } from '../markup/inline.js';
import { type Service, servicesOf } from './api/document.js';
import { operationBlocks } from './api/operation.js';
import { APIS, apiAddress, openApiAddress } from './capability-address.js';
import type { DocsContext } from './context.js';
import { capabilitiesIn } from './contract/routes.js';
import type { Page, PageKind } from './page.js';

/** The routes of each service, and its OpenAPI document beside them. */
export const apiKind: PageKind = {
  section: 'APIs',
  menu: APIS,
  addresses: () => [],
  pages: (context) => {
    const services = servicesOf(context.tree);
    return services.length === 0 ? [] : [indexOf(services), ...services.map((service) => pageOf(service, context))];
  },
  files: ({ tree }) => servicesOf(tree).map(({ name, text }) => [openApiAddress(name), text] as const),
};

const operationsOf = ({ document }: Service) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

function pageOf(service: Service, context: DocsContext): Page {
  const { name, document } = service;
  const operations = operationsOf(service);
  return {
    kind: 'generated',
    address: apiAddress(name),
    title: `API of ${name}`,
    description: `The routes of ${name} that carry out capabilities: security, bodies and answers.`,
    sources: sourcesOf(name, context),
    search: operations.map(({ method, path, operation: { operationId, description = '' } }) => ({
      title: `${method} ${path}`,
      anchor: `cap-${operationId}`,
      text: `${operationId} ${inlineText(description)}`,
    })),
    blocks: [
      text(
        `Generated from the capability manifests. The same for programs: [OpenAPI 3.1](${openApiAddress(name)}), in the package ${inlineCode(`openvibe-contracts/openapi/${name}.json`)}. Which host serves ${inlineCode(name)} no manifest says; below it is ${inlineCode(`$${hostVariable(name)}`)}.`,
      ),
      ...operations.flatMap(({ method, path, operation }): Block[] =>
        operationBlocks({ method, path, operation, document, host: `$${hostVariable(name)}` }, context),
      ),
    ],
  };
}

const hostVariable = (service: string): string => `${service.toUpperCase().replaceAll('-', '_')}_URL`;

const sourcesOf = (service: string, { tree }: DocsContext): string[] => {
  const own = capabilitiesIn(tree).filter(({ owner }) => owner === service);
  const named = own.flatMap(({ inputSchema, outputSchema }) => [inputSchema, outputSchema]);
  return [
    ...tree.manifests.filter(({ value }) => own.includes(value as never)),
    ...tree.contracts.filter(({ name }) => named.includes(name)),
  ].map(({ file }) => file);
};

function indexOf(services: readonly Service[]): Page {
  const items = services.map(
    (service) =>
      `[${escapeInline(service.name)}](${apiAddress(service.name)}): ${operationsOf(service)
        .map(
          ({ method, path, operation }) =>
            `[${inlineCode(`${method} ${path}`)}](${apiAddress(service.name)}#cap-${operation.operationId})`,
        )
        .join(', ')}`,
  );
  const list: List = { kind: 'list', items };
  return {
    kind: 'generated',
    address: APIS,
    title: 'All services',
    description: 'The services with routes that carry out capabilities.',
    sources: ['package.json'],
    search: [],
    blocks: [text('Each service with the routes that carry out its capabilities.'), list],
  };
}
