import { metadataOf } from '../../../src/source/metadata.js';
import { pathOf } from '../../../src/source/names.js';
import type { Contract } from '../../../src/source/tree.js';
import { scriptJson } from '../../shared/script-json.js';

/** src/generated/catalog.ts: what the catalog says of each contract. Engines read a text faster than they read the same in code. */
export function catalogModule(contracts: readonly Contract[]): string {
  const entries = contracts.map((contract) => ({
    name: contract.name,
    domain: contract.domain,
    major: contract.major,
    ...metadataOf(contract),
    id: contract.url,
    title: contract.schema.title,
  }));
  return `import type { ContractInfo } from '../model/contract-info.js';
import { deepFreeze } from '../base/deep-freeze.js';
import type { ContractName } from './types.js';

let entries: readonly ContractInfo<ContractName>[] | undefined;

/** Read with its first use. */
export function catalog(): readonly ContractInfo<ContractName>[] {
  entries ??= deepFreeze<ContractInfo<ContractName>[]>(JSON.parse(${scriptJson(JSON.stringify(entries))}));
  return entries;
}
`;
}

/** src/generated/schemas.ts: the text of each schema by name, parsed only for those who ask for it. */
export function schemasModule(contracts: readonly Contract[]): string {
  const entries = contracts.map(({ name, schema }) => [name, JSON.stringify(schema)]);
  return `export const schemas: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(${scriptJson(entries)});\n`;
}

/** src/generated/checks.ts: the generated check of each contract by name. */
export function checksModule(contracts: readonly Contract[]): string {
  // Ids by number: a contract's name is not always a safe identifier, and two may fall together when made one.
  const imports = contracts.map(
    (contract, i) => `import { check as check${i} } from './checks/${pathOf(contract)}.js';`,
  );
  const entries = contracts.map(({ name }, i) => `  ['${name}', check${i}],`);
  return `import type { Check } from '../engine/check.js';
${imports.join('\n')}

export const checks: ReadonlyMap<string, Check> = /* @__PURE__ */ new Map<string, Check>([
${entries.join('\n')}
]);
`;
}

/**
 * src/generated/validators/<path>.ts: one contract on its own, the entry behind `openvibe-contracts/validators/*`. Its types are those of the
 * main entry, which the declarations of any program can name.
 */
export function validatorModule(contract: Contract, hasRules: boolean): string {
  const type = contract.schema.title;
  return `import { toAssertValid, toIs, toValidate } from '../../../engine/define-validator.js';
import { check } from '../../checks/${pathOf(contract)}.js';
${hasRules ? rulesImports(contract) : ''}import type { ${type}, StandardSchema, ValidateOptions, ValidationResult } from '../../../index.js';
import { toStandardSchema } from '../../../standard/to-standard.js';

/** Validates a value by \`${contract.name}\`. */
export const validate: (value: unknown, options?: ValidateOptions) => ValidationResult = /* @__PURE__ */ toValidate(check${hasRules ? ADD_RULES : ''});
/** Whether a value matches \`${contract.name}\`. */
export const is: (value: unknown) => value is ${type} = /* @__PURE__ */ toIs(check);
/** Throws a ContractError unless a value matches \`${contract.name}\`. */
export const assertValid: (value: unknown, options?: ValidateOptions) => asserts value is ${type} = /* @__PURE__ */ toAssertValid('${contract.name}', validate);
/** \`${contract.name}\` as a Standard Schema, for the tools that take one. */
export const standardSchema: StandardSchema<${type}> = /* @__PURE__ */ toStandardSchema(validate);
export type { ${type} };
`;
}

const rulesImports = (
  contract: Contract,
): string => `import { check as rules } from '../../rules/${pathOf(contract)}.js';
import { validateRules } from '../../../rules/validate-rules.js';
`;

const ADD_RULES = ', (value, result) => validateRules(rules, value, result)';
