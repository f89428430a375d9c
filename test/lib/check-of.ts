import { compilerOf } from '../../src/compile/compile.js';
import type { Check } from '../../src/engine/check.js';
import type { Schema } from '../../src/source/schema.js';
import { contractOf, treeOf } from './contract-of.js';

const $id = 'https://openvibe.network/contracts/suite/case.v1.json';

/** The check of a schema that stands in no file. Its module is the same code. */
export function checkOf(schema: Schema): Check {
  const contract = contractOf({ $id, ...schema });
  return compilerOf(treeOf(contract)).validatorOf(contract);
}

/** The module of such a schema, without its imports. */
export function moduleOf(schema: Schema): string {
  const contract = contractOf({ $id, ...schema });
  const module = compilerOf(treeOf(contract)).moduleOf(contract);
  return module.slice(module.search(/^(?!import |\n)/m));
}
