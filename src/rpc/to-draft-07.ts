import { type ContractName, contract } from '../index.js';
import { type Draft07Schema, publishedForm } from './published-form.js';

/** The schema of a contract of the package, as adapters publish it. */
export const toDraft07 = (name: ContractName): Draft07Schema =>
  publishedForm(
    contract(name)['~standard'].jsonSchema.input({ target: 'draft-07', libraryOptions: { published: true } }),
  );
