import { parseRoute } from '../openapi/route.js';

/** Where the pages of capabilities stand. */
export const CAPABILITIES = '/docs/capabilities/';

/** Where the pages of the services' routes stand. */
export const APIS = '/docs/api/';

export const capabilityAddress = (id: string): string => `${CAPABILITIES}${id}`;

export const apiAddress = (service: string): string => `${APIS}${service}`;

/** The OpenAPI document of a service, as the package has it. */
export const openApiAddress = (service: string): string => `${apiAddress(service)}.json`;

/** The anchor of a capability's route on the page of its service; `index` tells the routes of one capability apart. */
export const routeAnchor = (id: string, index = 0): string => `cap-${id}${index === 0 ? '' : `-${index + 1}`}`;

/** `POST /api/jobs/:id` → `POST /api/jobs/{id}`, as OpenAPI writes it. */
export function routeText(route: string): string {
  const { method, path } = parseRoute(route);
  return `${method.toUpperCase()} ${path}`;
}
