import { isObject } from '../../../src/base/is-object.js';
import { resolveRef } from '../../../src/source/resolve.js';
import type { RpcManifest } from '../../../src/source/rpc-manifest.js';
import { subschemas } from '../../../src/source/schema.js';
import type { Contract, Tree } from '../../../src/source/tree.js';
import { type Block, heading, text } from '../../markup/block.js';
import type { DocsContext } from '../context.js';
import { capabilitiesIn } from './routes.js';

/** What refers to the contract, and what it refers to. */
export function referenceBlocks(contract: Contract, { tree, link }: DocsContext): Block[] {
  const from = contractsReferringTo(tree, contract).map(({ name }) => `the contract ${link(name)}`);
  const to = [...targetsOf(tree, contract)].map(({ name }) => link(name));
  const users = [...from, ...usersOf(tree, contract, link)];
  return [
    heading(2, 'References'),
    heading(3, 'What refers to it', 'referred-to-by'),
    users.length > 0 ? { kind: 'list', items: users } : text('Nothing does.'),
    heading(3, 'What it refers to', 'refers-to'),
    to.length > 0 ? { kind: 'list', items: to } : text('Nothing: it stands alone.'),
  ];
}

/** The other contracts to which a `$ref` of this one leads, by name. */
export function targetsOf(tree: Tree, contract: Contract): Contract[] {
  const found = [...subschemas(contract.schema)].flatMap(({ schema: { $ref } }) => {
    const target = typeof $ref === 'string' ? resolveRef(tree, contract, $ref)?.contract : undefined;
    return target && target !== contract ? [target] : [];
  });
  return [...new Set(found)].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const referring = new WeakMap<Tree, ReadonlyMap<Contract, readonly Contract[]>>();

function contractsReferringTo(tree: Tree, contract: Contract): readonly Contract[] {
  let found = referring.get(tree);
  if (!found) {
    const map = new Map<Contract, Contract[]>();
    for (const each of tree.contracts) {
      for (const target of targetsOf(tree, each)) map.set(target, [...(map.get(target) ?? []), each]);
    }
    found = map;
    referring.set(tree, found);
  }
  return found.get(contract) ?? [];
}

/** The capabilities and functions that carry values of the contract. */
function usersOf(tree: Tree, { name }: Contract, link: DocsContext['link']): string[] {
  const capabilities = capabilitiesIn(tree).flatMap(({ id, inputSchema, outputSchema }) => [
    ...(inputSchema === name ? [`the capability ${link(id)}, which takes it`] : []),
    ...(outputSchema === name ? [`the capability ${link(id)}, which answers with it`] : []),
  ]);
  const functions = tree.manifests
    .filter(({ kind, value }) => kind === 'rpc' && isObject(value))
    .flatMap(({ value }) => (value as unknown as RpcManifest).functions)
    .flatMap(({ id, request, response }) => [
      ...(request === name ? [`the function ${link(id)}, which takes it`] : []),
      ...(response === name ? [`the function ${link(id)}, which answers with it`] : []),
    ]);
  return [...capabilities, ...functions];
}
