import type { ContractName } from '../generated/types.js';
import { contract, contracts } from '../index.js';
import { type Draft07Schema, draft07Schema } from './draft-07-schema.js';

/** The schema of a contract of the package in draft-07. */
export const toDraft07 = (name: ContractName): Draft07Schema =>
  draft07Schema(contract(name).id, (id) => {
    const { name: named } = contracts.find((info) => info.id === id) as (typeof contracts)[number];
    return contract(named).schema;
  });
