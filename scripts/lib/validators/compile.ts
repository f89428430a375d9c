import { _, type AnySchema, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { formats } from '../../../src/formats.js';
import { ScriptError } from '../problem.js';
import type { Contract, Tree } from '../tree.js';
import { explainErrors } from './explain-errors.js';
import { prepareSchema } from './prepare-schema.js';
import { toModule } from './to-module.js';

export interface Compiler {
  /** The validator itself, for checks that the scripts make. */
  readonly validatorOf: (contract: Contract) => ValidateFunction;
  /** The validator as the source text of a module, which needs neither ajv nor the schema. */
  readonly moduleOf: (contract: Contract) => string;
}

/** Makes a compiler for the contracts of a tree that `checkTree` has passed. */
export function createCompiler(tree: Tree): Compiler {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    // Inherited properties never count as present.
    ownProperties: true,
    // The checks refuse what ajv's strict mode would; it also objects to the conditions that `prepareSchema` writes.
    strict: false,
    // NaN and the infinities are not JSON; `strict: false` would let them pass as numbers.
    strictNumbers: true,
    validateSchema: false,
    formats,
    code: { source: true, esm: true, lines: false, optimize: 2, formats: _`formats` },
  });
  // The dialect has no `unevaluated…` and no `$dynamicRef`; the bookkeeping for them would only cost code.
  ajv.opts.unevaluated = false;
  ajv.opts.dynamicRef = false;
  explainErrors(ajv);
  for (const contract of tree.contracts) ajv.addSchema(prepareSchema(tree, contract) as AnySchema);

  const validatorOf = ({ url }: Contract): ValidateFunction => {
    const validator = ajv.getSchema(url);
    if (!validator) throw new ScriptError(`${url} could not be compiled`);
    return validator;
  };
  return { validatorOf, moduleOf: (contract) => toModule(standalone(ajv, validatorOf(contract)), contract) };
}

// The package is CommonJS with a default export; under NodeNext the function is one level down.
const standalone = standaloneCode.default;
