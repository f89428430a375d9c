import type { Contract, Tree } from '../../../src/source/tree.js';
import type { Capability } from '../../openapi/capability.js';
import { parseRoute } from '../../openapi/route.js';

/** A route whose body is a value of the contract. */
export interface ContractRoute {
  readonly method: string;
  /** As it stands between the double quotes of a shell: `/api/jobs/$ID`. */
  readonly path: string;
  /** The service that answers. */
  readonly owner: string;
}

/** The routes of the capabilities that take the contract. */
export const routesOf = (tree: Tree, { name }: Contract): ContractRoute[] =>
  capabilitiesIn(tree)
    .filter(({ inputSchema }) => inputSchema === name)
    .flatMap(({ owner, implementedBy = [] }) =>
      implementedBy.map((route) => {
        const { method, path } = parseRoute(route);
        return { method: method.toUpperCase(), path: shellPath(path), owner };
      }),
    );

/** A path of OpenAPI between the double quotes of a shell, with a variable for each part that differs: `/api/jobs/$ID`. */
export const shellPath = (path: string): string =>
  path
    .replace(/[$!]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
    .replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);

export const capabilitiesIn = ({ manifests }: Tree): Capability[] =>
  manifests.filter(({ kind }) => kind === 'capabilities').map(({ value }) => value as Capability);
