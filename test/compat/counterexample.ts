import fc from 'fast-check';
import type { Validator } from '../../src/compat/validator/validator.js';
import type { Schema } from '../../src/source/schema.js';
import type { Contract, Tree } from '../../src/source/tree.js';
import { oneEditAway } from '../agree/edit.js';
import { instancesOf } from '../agree/instances.js';

/** A value that the one accepts and the other refuses, among so many tried; undefined when none was met. */
export function findCounterexample(
  values: fc.Arbitrary<unknown>,
  sender: Validator,
  receiver: Validator,
  { runs, seed }: { runs: number; seed: number },
): unknown {
  return fc
    .sample(values, { numRuns: runs, seed })
    .map((value) => (value === undefined ? null : JSON.parse(JSON.stringify(value))))
    .find((value) => {
      try {
        return sender.accepts(value) && !receiver.accepts(value);
      } catch {
        // About some values validators differ.
        return false;
      }
    });
}

/** Values about both schemas: most have the shape of one of them, the rest are an edit away from the seeds or anything small. */
export function valuesAbout(tree: Tree, contract: Contract, schemas: readonly Schema[], seeds: readonly unknown[]) {
  const shaped = schemas.flatMap((schema) => instancesIfAny(tree, { ...contract, schema }));
  const near = seeds.length > 0 ? [oneEditAway(seeds)] : [];
  return fc.oneof(...shaped, ...shaped, ...near, small);
}

/** Of some regular expressions no generator is made. */
function instancesIfAny(tree: Tree, contract: Contract): fc.Arbitrary<unknown>[] {
  try {
    return [instancesOf(tree, contract)];
  } catch {
    return [];
  }
}

const scalar = fc.constantFrom<unknown>(
  null,
  true,
  false,
  0,
  1,
  -1,
  2,
  3,
  4,
  1.5,
  0.5,
  '',
  'a',
  'b',
  'x',
  'xy',
  'abcd',
  '12',
  'y',
);
const small = fc.oneof(
  scalar,
  fc.array(fc.oneof(scalar, fc.array(scalar, { maxLength: 2 })), { maxLength: 4 }),
  fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'tag', 'value', 'next', 'x', 'ab', ''),
    fc.oneof(scalar, fc.array(scalar, { maxLength: 2 }), fc.dictionary(fc.constantFrom('a', 'b'), scalar)),
    { maxKeys: 4, noNullPrototype: true },
  ),
);
