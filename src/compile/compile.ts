import type { AnySchema, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Check } from '../engine/check.js';
import { namingSync, ScriptError } from '../source/problem.js';
import { mapSchema, type Schema } from '../source/schema.js';
import type { Contract, Tree } from '../source/tree.js';
import { explainErrors } from './explain-errors.js';
import { addKeywords } from './keywords/index.js';
import { prepareSchema, type Undecidable } from './prepare-schema.js';
import { prepareRules, rulesUrlOf } from './rules/prepare-rules.js';
import { contractPart, leadsToRules } from './rules/rule.js';
import { addRuleKeywords } from './rules/rule-keywords.js';
import { toRulesModule } from './rules/to-rules-module.js';
import { toCheck } from './to-check.js';
import { toModule } from './to-module.js';
import { weaveJson } from './weave-json.js';

export interface Compiler {
  /** The validator itself, for checks that the scripts make. */
  readonly validatorOf: (contract: Contract) => Check;
  /** The validator of a subschema, which accepts what it would accept in its place. */
  readonly validatorOfPart: (contract: Contract, part: Schema) => Check;
  /** The validator of the contract's rules alone; undefined where it has none. */
  readonly rulesOf: (contract: Contract) => Check | undefined;
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
    // The checks refuse what ajv's strict mode would; it also objects to the conditions that `prepareSchema` writes.
    strict: false,
    // NaN and the infinities are not JSON; `strict: false` would let them pass as numbers.
    strictNumbers: true,
    validateSchema: false,
    validateFormats: false,
    // A shape that several places refer to is one function: less code, for a call.
    inlineRefs: false,
    // From some length on, ajv would compare in a loop, for which its code reads the list out of the schema.
    loopEnum: Number.POSITIVE_INFINITY,
    code: { source: true, esm: true, lines: false, optimize: 2 },
  });
  // The dialect has no `unevaluated…` and no `$dynamicRef`; the bookkeeping for them would only cost code.
  ajv.opts.unevaluated = false;
  ajv.opts.dynamicRef = false;
  addKeywords(ajv);
  explainErrors(ajv);
  addRuleKeywords(ajv);
  for (const contract of tree.contracts) {
    namingSync(contract.file, () => {
      const prepared = prepareSchema(tree, contract, contract.schema, undecidable);
      ajv.addSchema(weaveJson(withoutRules(prepared)) as AnySchema);
      const rules = prepareRules(tree, contract, prepared);
      if (rules) ajv.addSchema(rules as AnySchema);
    });
  }

  const compiled = ({ url, file }: Contract): ValidateFunction =>
    namingSync(file, () => {
      const validator = ajv.getSchema(url);
      if (!validator) throw new ScriptError(`${file}: could not be compiled`);
      return validator;
    });
  const compiledRules = (contract: Contract): ValidateFunction | undefined =>
    namingSync(contract.file, () =>
      leadsToRules(tree, contractPart(contract)) ? ajv.getSchema(rulesUrlOf(contract)) : undefined,
    );
  // ajv numbers the names in its code as it goes: compiled in this order, the code is the same whatever was compiled first.
  if (undecidable === 'refuse') for (const contract of tree.contracts) compiled(contract);
  if (undecidable === 'refuse') for (const contract of tree.contracts) compiledRules(contract);
  return {
    validatorOf: (contract) => toCheck(compiled(contract)),
    validatorOfPart: (contract, part) =>
      namingSync(contract.file, () =>
        toCheck(ajv.compile(withAbsoluteRefs(contract, weaveJson(withoutRules(prepareSchema(tree, contract, part)))))),
      ),
    rulesOf: (contract) => {
      const rules = compiledRules(contract);
      return rules && toCheck(rules);
    },
    rulesModuleOf: (contract) =>
      namingSync(contract.file, () => {
        const rules = compiledRules(contract);
        return rules && toRulesModule(standalone(ajv, rules), contract);
      }),
    moduleOf: (contract) => namingSync(contract.file, () => toModule(standalone(ajv, compiled(contract)), contract)),
  };
}

/** What validates the shape has no use for the rules. */
const withoutRules = (prepared: Schema): Schema => mapSchema(prepared, ({ 'x-rules': _rules, ...shape }) => shape);

/** Taken out of its contract, a part has lost what its relative refs start from. */
const withAbsoluteRefs = (contract: Contract, part: Schema): Schema =>
  mapSchema(part, (schema) =>
    typeof schema.$ref === 'string' ? { $ref: new URL(schema.$ref, contract.url).href } : schema,
  );

// The package is CommonJS with a default export; under NodeNext the function is one level down.
const standalone = standaloneCode.default;
