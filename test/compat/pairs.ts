import fc from 'fast-check';
import type { Tree } from '../../src/source/tree.js';
import { changed } from './change.js';
import type { SchemaPair } from './compare-pair.js';
import { schemas } from './schemas.js';

/** Generated schemas: two of three pairs are a schema and its change, the others two schemas that are strangers. */
export function generatedPairs(tree: Tree): fc.Arbitrary<SchemaPair> {
  const contract = { ...firstOf(tree), url: 'https://example.test/schema.json' };
  const fixtures = { ...contract.fixtures, valid: [] };
  return schemas
    .chain((old) => fc.tuple(fc.constant(old), fc.oneof(changed(old), changed(old), schemas)))
    .map(([old, next]) => ({ contract: { ...contract, fixtures }, old, next, documents: { old: [], new: [] } }));
}

/** The contracts of the tree, each beside itself after one to three small changes. */
export function changedContracts(tree: Tree): fc.Arbitrary<SchemaPair> {
  const all = tree.contracts.map(({ schema }) => schema);
  return fc.constantFrom(...tree.contracts).chain((contract) =>
    changed(contract.schema).map((next) => ({
      contract,
      old: contract.schema,
      next,
      documents: { old: all, new: all.map((each) => (each === contract.schema ? next : each)) },
    })),
  );
}

function firstOf({ contracts: [first] }: Tree) {
  if (!first) throw new Error('the tree holds no contract');
  return first;
}
