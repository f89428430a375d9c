import { metadataOf } from '../../../src/source/metadata.js';
import type { Contract, Tree } from '../../../src/source/tree.js';
import { apiAddress, capabilityAddress } from '../capability-address.js';
import { targetsOf } from '../contract/references.js';
import { capabilitiesIn } from '../contract/routes.js';
import { contractAddress } from '../contract-address.js';
import { functionAnchor, rpcsIn } from '../rpc-address.js';

/** How contracts, capabilities, functions and services hang together. */
export interface Graph {
  /** Sorted by name. */
  readonly services: readonly Service[];
  /** What other contracts refer to and no capability or function carries, by name. */
  readonly shared: readonly Item[];
  readonly references: readonly Reference[];
}

export interface Service {
  readonly name: string;
  /** Where its routes or functions are described; undefined when it has none. */
  readonly address?: string;
  readonly users: readonly User[];
  /** Contracts that it answers for and that nothing here carries or refers to. */
  readonly others: readonly Item[];
}

/** What has a page of its own. */
export interface Item {
  readonly name: string;
  readonly address: string;
}

/** A capability or a function, with the contracts that it carries. */
export interface User extends Item {
  readonly kind: 'capability' | 'function';
  readonly takes?: Item;
  readonly gives?: Item;
}

/** One contract refers to another; both by name. */
export interface Reference {
  readonly from: string;
  readonly to: string;
}

export function graphOf(tree: Tree): Graph {
  const items = new Map(tree.contracts.map((contract) => [contract.name, itemOf(tree, contract)]));
  const users = usersIn(tree, items);
  const carried = new Set(users.flatMap(({ takes, gives }) => [takes?.name, gives?.name]));
  const references = tree.contracts.flatMap((contract) =>
    targetsOf(tree, contract).map(({ name }) => ({ from: contract.name, to: name })),
  );
  const referredTo = new Set(references.map(({ to }) => to));
  const loose = tree.contracts.filter(({ name }) => !carried.has(name));
  const alone = loose.filter(({ name }) => !referredTo.has(name));
  const owners = new Set([...users.map(({ owner }) => owner), ...alone.map((each) => metadataOf(each).owner)]);
  const services = [...owners].sort().map((name): Service => {
    const own = users.filter(({ owner }) => owner === name);
    const others = alone.filter((each) => metadataOf(each).owner === name);
    const address = addressOf(tree, name);
    return {
      name,
      ...(address === undefined ? {} : { address }),
      users: own,
      others: others.map((contract) => itemOf(tree, contract)),
    };
  });
  const shared = loose.filter(({ name }) => referredTo.has(name)).map((contract) => itemOf(tree, contract));
  return { services, shared, references };
}

const itemOf = (tree: Tree, contract: Contract): Item => ({
  name: contract.name,
  address: contractAddress(tree, contract),
});

function usersIn(tree: Tree, items: ReadonlyMap<string, Item>): (User & { owner: string })[] {
  const carrying = (takes: string | undefined, gives: string | undefined) => {
    const [taken, given] = [items.get(takes ?? ''), items.get(gives ?? '')];
    return { ...(taken ? { takes: taken } : {}), ...(given ? { gives: given } : {}) };
  };
  const capabilities = capabilitiesIn(tree).map(({ id, owner, inputSchema, outputSchema }) => ({
    kind: 'capability' as const,
    name: id,
    address: capabilityAddress(id),
    owner,
    ...carrying(inputSchema, outputSchema),
  }));
  const functions = rpcsIn(tree).flatMap(({ manifest, address }) =>
    manifest.functions.map(({ id, request, response }) => ({
      kind: 'function' as const,
      name: id,
      address: `${address}#${functionAnchor(id)}`,
      owner: manifest.owner,
      ...carrying(request, response),
    })),
  );
  return [...capabilities, ...functions];
}

/** Where the routes of a service are described, or else its functions. */
function addressOf(tree: Tree, service: string): string | undefined {
  const hasRoutes = capabilitiesIn(tree).some(
    ({ owner, implementedBy = [] }) => owner === service && implementedBy.length,
  );
  if (hasRoutes) return apiAddress(service);
  return rpcsIn(tree).find(({ manifest }) => manifest.owner === service)?.address;
}
