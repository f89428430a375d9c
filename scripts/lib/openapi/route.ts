/** A route of a manifest in the form of OpenAPI. */
export interface Route {
  /** In lower case, as OpenAPI has it. */
  readonly method: string;
  /** With `{name}` for each variable part. */
  readonly path: string;
  /** The names of the variable parts, in order. */
  readonly parameters: readonly string[];
}

/** `POST /api/jobs/:id` → its method and its path `/api/jobs/{id}`. */
export function parseRoute(route: string): Route {
  const [method = '', template = ''] = route.split(' ');
  const parameters = [...template.matchAll(PARAMETER)].map(([, name = '']) => name);
  return { method: method.toLowerCase(), path: template.replace(PARAMETER, '{$1}'), parameters };
}

const PARAMETER = /:([A-Za-z_]\w*)/g;
