import { _, type AnySchema, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { formats } from '../../../src/formats.js';
import { namingSync, ScriptError } from '../problem.js';
import { prepareRules, rulesUrlOf } from '../rules/prepare-rules.js';
import { contractPart, leadsToRules } from '../rules/rule.js';
import { addRuleKeywords } from '../rules/rule-keywords.js';
import { toRulesModule } from '../rules/to-rules-module.js';
import { mapSchema, type Schema } from '../schema.js';
import type { Contract, Tree } from '../tree.js';
import { explainErrors } from './explain-errors.js';
import { prepareSchema, type Undecidable } from './prepare-schema.js';
import { toModule } from './to-module.js';

export interface Compiler {
  /** The validator itself, for checks that the scripts make. */
  readonly validatorOf: (contract: Contract) => ValidateFunction;
  /** The validator of a subschema in the contract, which judges as it would in its place. */
  readonly validatorOfPart: (contract: Contract, part: Schema) => ValidateFunction;
  /** The validator of the contract's rules alone; undefined where it has none. */
  readonly rulesOf: (contract: Contract) => ValidateFunction | undefined;
  /** The validator of the rules as the source text of a module. */
  readonly rulesModuleOf: (contract: Contract) => string | undefined;
  /** The validator as the source text of a module, which needs neither ajv nor the schema. */
  readonly moduleOf: (contract: Contract) => string;
}

const compilers = new WeakMap<Tree, Compiler>();

/** The compiler for the contracts of a tree whose schemas are sound; made once, for the checks and the generator alike. */
export function compilerOf(tree: Tree): Compiler {
  const compiler = compilers.get(tree) ?? createCompiler(tree);
  compilers.set(tree, compiler);
  return compiler;
}

/** A compiler of its own for a tree that may be unsound: contracts are compiled when asked for, and undecidable unions stay. */
export const lenientCompilerOf = (tree: Tree): Compiler => createCompiler(tree, 'keep');

function createCompiler(tree: Tree, undecidable: Undecidable = 'refuse'): Compiler {
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
    // From some length on, ajv would compare in a loop, for which its code reads the list out of the schema.
    loopEnum: Number.POSITIVE_INFINITY,
    code: { source: true, esm: true, lines: false, optimize: 2, formats: _`formats` },
  });
  // The dialect has no `unevaluated…` and no `$dynamicRef`; the bookkeeping for them would only cost code.
  ajv.opts.unevaluated = false;
  ajv.opts.dynamicRef = false;
  explainErrors(ajv);
  addRuleKeywords(ajv);
  for (const contract of tree.contracts) {
    namingSync(contract.file, () => {
      const prepared = prepareSchema(tree, contract, contract.schema, undecidable);
      ajv.addSchema(withoutRules(prepared) as AnySchema);
      const rules = prepareRules(tree, contract, prepared);
      if (rules) ajv.addSchema(rules as AnySchema);
    });
  }

  const validatorOf = ({ url, file }: Contract): ValidateFunction =>
    namingSync(file, () => {
      const validator = ajv.getSchema(url);
      if (!validator) throw new ScriptError(`${file}: could not be compiled`);
      return validator;
    });
  const rulesOf = (contract: Contract): ValidateFunction | undefined =>
    namingSync(contract.file, () =>
      leadsToRules(tree, contractPart(contract)) ? ajv.getSchema(rulesUrlOf(contract)) : undefined,
    );
  // ajv numbers the names in its code as it goes: compiled in this order, the code is the same whatever was judged first.
  if (undecidable === 'refuse') for (const contract of tree.contracts) validatorOf(contract);
  if (undecidable === 'refuse') for (const contract of tree.contracts) rulesOf(contract);
  return {
    validatorOf,
    validatorOfPart: (contract, part) =>
      namingSync(contract.file, () =>
        ajv.compile(withAbsoluteRefs(contract, withoutRules(prepareSchema(tree, contract, part)))),
      ),
    rulesOf,
    rulesModuleOf: (contract) =>
      namingSync(contract.file, () => {
        const rules = rulesOf(contract);
        return rules && toRulesModule(standalone(ajv, rules), contract);
      }),
    moduleOf: (contract) => namingSync(contract.file, () => toModule(standalone(ajv, validatorOf(contract)), contract)),
  };
}

/** What judges the shape has no use for the rules. */
const withoutRules = (prepared: Schema): Schema => mapSchema(prepared, ({ 'x-rules': _rules, ...shape }) => shape);

/** Taken out of its contract, a part has lost what its relative refs start from. */
const withAbsoluteRefs = (contract: Contract, part: Schema): Schema =>
  mapSchema(part, (schema) =>
    typeof schema.$ref === 'string' ? { $ref: new URL(schema.$ref, contract.url).href } : schema,
  );

// The package is CommonJS with a default export; under NodeNext the function is one level down.
const standalone = standaloneCode.default;
