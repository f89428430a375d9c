import type { Schema } from '../../scripts/lib/schema.js';
import { compilerOf } from '../../scripts/lib/validators/compile.js';
import { accepts } from '../../src/judge.js';
import { contractOf, treeOf } from './contract-of.js';

const $id = 'https://openvibe.network/contracts/suite/case.v1.json';

/** Whether values are accepted by a schema that stands in no file. */
export function checkOf(schema: Schema): (value: unknown) => boolean {
  const contract = contractOf({ $id, ...schema });
  const check = compilerOf(treeOf(contract)).validatorOf(contract);
  return (value) => accepts(check, value);
}

/** The generated code for such a schema, without the imports and the frame around its one function. */
export function codeOf(schema: Schema): { before: string; code: string } {
  const contract = contractOf({ $id, ...schema });
  const module = compilerOf(treeOf(contract)).moduleOf(contract);
  const [, before, code] =
    /export const check: Check = validate0;(.*)function validate0\(data, depth = 0\)\{(?:let inner;if\(depth >= 1000\)return doubt\(\);)?\/\*.*?\*\/;let faults;(.*)return faults;\}\n$/s.exec(
      module,
    ) ?? [];
  if (before === undefined || code === undefined) throw new Error(`the code has another frame: ${module}`);
  return { before, code: code.trim() };
}
