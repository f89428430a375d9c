import type { ContractInfo } from '../model/contract-info.js';
import type { Contract } from './tree.js';

/** The shape of `x-contract`: what the catalog says of a contract beyond its name. */
export type ContractMetadata = Omit<ContractInfo, 'name' | 'domain' | 'major' | 'id' | 'title'>;

/** The metadata of a contract, of which `npm run check` has found nothing wrong. */
export const metadataOf = (contract: Contract): ContractMetadata => contract.schema['x-contract'] as ContractMetadata;
