import { readIfThere } from '../../src/source/files.js';
import { ScriptError } from '../../src/source/problem.js';
import type { Tree } from '../../src/source/tree.js';
import { bundleSchemas } from './bundle-schemas.js';
import type { Capability } from './capability.js';
import { renderOperation } from './operation.js';
import { problemResponses, problemSchema } from './problem-components.js';
import { parseRoute } from './route.js';
import { schemeOf } from './security.js';

/**
 * openapi/<service>.json for each service that answers for capabilities with routes: an OpenAPI 3.1 document as text. What it
 * leaves out is what the manifests do not say, such as the host.
 */
export function renderOpenApi(tree: Tree): [file: string, text: string][] {
  const routed = tree.manifests
    .filter(({ kind }) => kind === 'capabilities')
    .map(({ value }) => value as Capability)
    .filter(({ implementedBy = [] }) => implementedBy.length > 0);
  const services = [...new Set(routed.map(({ owner }) => owner))].sort();
  return services.map((service) => [
    `openapi/${service}.json`,
    `${JSON.stringify(
      document(
        tree,
        service,
        routed.filter(({ owner }) => owner === service),
      ),
      null,
      2,
    )}\n`,
  ]);
}

function document(tree: Tree, service: string, capabilities: readonly Capability[]): object {
  const { version = '0.0.0', license } = JSON.parse(readIfThere(tree.root, 'package.json') ?? '{}');
  const inputs = capabilities.flatMap(({ inputSchema = [], outputSchema = [] }) => [inputSchema, outputSchema].flat());
  const operations = paths(tree, capabilities);
  return {
    openapi: '3.1.0',
    info: {
      title: `The routes of ${service} that carry out capabilities`,
      description:
        'Generated from the capability manifests and contracts of openvibe-contracts. Each operation is named after its capability.',
      version,
      ...(license ? { license: { name: license, identifier: license } } : {}),
    },
    servers: [{ url: '/', description: `The host that serves ${service}` }],
    paths: operations,
    components: {
      securitySchemes: Object.fromEntries(capabilities.map(schemeOf)),
      responses: problemResponses(operations),
      schemas: { ...bundleSchemas(tree, inputs), Problem: problemSchema },
    },
  };
}

/** The operations by path and method. An operation has one capability: two that claim a route would leave open which one is needed. */
function paths(tree: Tree, capabilities: readonly Capability[]): Record<string, Record<string, object>> {
  const found: Record<string, Record<string, object>> = {};
  for (const capability of capabilities) {
    for (const [i, route] of (capability.implementedBy ?? []).entries()) {
      const { method, path } = parseRoute(route);
      found[path] ??= {};
      if (found[path][method])
        throw new ScriptError(`manifests/capabilities: ${route} carries out two capabilities; name it in one of them`);
      found[path][method] = renderOperation(tree, capability, route, i);
    }
  }
  return found;
}
