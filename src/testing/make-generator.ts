import { type ContractName, contract } from '../index.js';
import type { Combinators } from './generator/combinators.js';
import { generatorOf } from './generator/generator-of.js';
import type { Schema } from './generator/parts.js';

/** A generator of values for a contract, its rules included. Few of them are not valid, and those are for the caller to leave out. */
export function makeGenerator<Generator>(make: Combinators<Generator>, name: ContractName): Generator {
  // With the rules, which the form for tools leaves out.
  const options = { target: 'draft-2020-12', libraryOptions: { published: true } };
  const root = contract(name)['~standard'].jsonSchema.input(options);
  const shapes = (ref: string): Schema =>
    ref === '#' ? root : ((root.$defs as Schema)[ref.slice('#/$defs/'.length)] as Schema);
  const generator = generatorOf({ make, shapes, trail: [], generatorOf }, [root]);
  if (generator === undefined) throw new Error(`no value at all matches ${name}`);
  return generator;
}
