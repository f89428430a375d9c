import type { Capability } from '../../openapi/capability.js';
import type { Contract, Tree } from '../../tree.js';

/** A route whose body is a value of the contract. */
export interface ContractRoute {
  readonly method: string;
  /** With a shell variable for each part that differs: `/api/jobs/$ID`. */
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
        const [method = '', path = ''] = route.split(' ');
        return { method, path: path.replace(/:(\w+)/g, (_, part: string) => `$${part.toUpperCase()}`), owner };
      }),
    );

export const capabilitiesIn = ({ manifests }: Tree): Capability[] =>
  manifests.filter(({ kind }) => kind === 'capabilities').map(({ value }) => value as Capability);
