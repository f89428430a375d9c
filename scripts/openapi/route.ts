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
  const path = template.split(PARAMETER).map((part, i) => (i % 2 === 1 ? `{${part}}` : urlPath(part)));
  return { method: method.toLowerCase(), path: path.join(''), parameters };
}

const PARAMETER = /:([A-Za-z_]\w*)/g;

/** What may not stand in a path (RFC 3986, section 3.3) by its bytes; a brace would be a variable part. */
const urlPath = (text: string): string =>
  text.replace(/%(?![\da-f]{2})|[^\w\-.~!$&'()*+,;=:@/%]/giu, (character) =>
    [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`).join(''),
  );
