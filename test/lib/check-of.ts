import { compilerOf } from '../../src/compile/compile.js';
import type { Check } from '../../src/engine/check.js';
import * as helpers from '../../src/engine/code-helpers.js';
import * as explainers from '../../src/engine/explainers.js';
import type { Schema } from '../../src/source/schema.js';
import { contractOf, treeOf } from './contract-of.js';

const $id = 'https://openvibe.network/contracts/suite/case.v1.json';

/** The checks of a schema that stands in no file: as the scripts have it in memory, and as the package has it, in a module. */
export function checksOf(schema: Schema): { inMemory: Check; generated: Check } {
  const contract = contractOf({ $id, ...schema });
  const compiler = compilerOf(treeOf(contract));
  return { inMemory: compiler.validatorOf(contract), generated: run(compiler.moduleOf(contract)) };
}

/** A module's check, without a file: its imports become arguments. */
function run(module: string): Check {
  const scope = { ...helpers, ...explainers };
  const [, name = '', code] = /export const check: Check = (\w+);(.*)$/s.exec(module) ?? [];
  return new Function(...Object.keys(scope), `${code};return ${name};`)(...Object.values(scope));
}

/** The generated code of a schema that one function validates, without the frame around it: what stands before, and what it does. */
export function codeOf(schema: Schema): { before: string; code: string } {
  const contract = contractOf({ $id, ...schema });
  const module = compilerOf(treeOf(contract)).moduleOf(contract);
  const [, before, code] = FRAME.exec(module) ?? [];
  if (before === undefined || code === undefined) throw new Error(`the code has another frame: ${module}`);
  return { before, code };
}

const FRAME =
  /export const check: Check = validate0;(.*)function validate0\(data, depth = 0\)\{\/\*.*?\*\/;let rawErrors;(.*)return rawErrors;\}\s*$/s;
