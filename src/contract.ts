import { toAssertValid, toIs, toValidate, type Validator } from './engine/define-validator.js';
import { catalog } from './generated/catalog.js';
import { ruleInfosOf } from './generated/rule-infos.js';
import { rules } from './generated/rules.js';
import { schemas } from './generated/schemas.js';
import type { ContractName, ContractTypes } from './generated/types.js';
import { lookup } from './lookup.js';
import type { ContractInfo } from './model/contract-info.js';
import type { ContractRule } from './model/contract-rule.js';
import { type Deprecation, deprecationOf } from './model/deprecation.js';
import { validateRules } from './rules/validate-rules.js';
import type { JsonSchemaOptions } from './standard/json-schema-converter.js';
import type { StandardJsonProps } from './standard/standard-schema.js';
import { toStandard } from './standard/to-standard.js';
import { toJsonSchema } from './to-json-schema.js';

/** One contract: its metadata, its schema and its validators. */
export interface Contract<Name extends ContractName = ContractName>
  extends ContractInfo<Name>,
    Validator<ContractTypes[Name]> {
  /** The schema as published. Each access gives a copy, because some tools write into the schemas they are handed. */
  readonly schema: Record<string, unknown>;
  /** What the receiver asks beyond the shape, and `{ rules: true }` checks; those that come along with shared shapes are among them. */
  readonly rules: readonly ContractRule[];
  /** What to use instead and until when, of a contract whose `status` is `deprecated`; `false` of any other. */
  readonly deprecated: false | Deprecation;
  /** What makes the contract a Standard Schema, which tools such as tRPC and Hono take as it is: docs/standard-schema.md. */
  readonly '~standard': StandardJsonProps<ContractTypes[Name]>;
}

/**
 * One contract by its name, for code that works with the same contract often or needs its metadata or schema.
 *
 * @param name The contract, e.g. `live.agent-sandbox-worker-request@1`.
 * @returns The contract; its functions need no `this`. To narrow with its `assertValid`, TypeScript wants the type written out:
 *   `const job: Contract<'platform.job@1'> = contract('platform.job@1')`.
 * @throws UnknownContractError when no contract has the name; TypeScript refuses such a name.
 * @example
 * import { contract } from 'openvibe-contracts';
 *
 * const checkIn = contract('live.agent-sandbox-worker-request@1');
 * checkIn.owner; // → 'live'
 * checkIn.schema.title; // → 'LiveAgentSandboxWorkerRequest'
 * checkIn.is({ isolation: {} }); // → false
 * checkIn.deprecated; // → false
 * contract('sandbox.fs-ls-request@1').rules;
 * // → [{ id: 'path-absolute', description: 'Must be an absolute path, which starts with `/`.', code: 'S210' }]
 */
export function contract<Name extends ContractName>(name: Name): Contract<Name> {
  const check = lookup(name);
  const info = infoOf(name);
  const validate = toValidate<ContractTypes[Name]>(check, (value, result) =>
    validateRules(rules.get(name), value, result),
  );
  let standard: StandardJsonProps<ContractTypes[Name]> | undefined;
  return {
    ...info,
    validate,
    is: toIs(check),
    assertValid: toAssertValid(name, validate),
    rules: ruleInfosOf(name) ?? NO_RULES,
    deprecated: deprecationOf(info),
    get schema(): Record<string, unknown> {
      return JSON.parse(schemas.get(name) as string);
    },
    get '~standard'(): StandardJsonProps<ContractTypes[Name]> {
      standard ??= toStandardJson(info.id, validate);
      return standard;
    },
  };
}

function toStandardJson<Type>(id: string, validate: Validator<Type>['validate']): StandardJsonProps<Type> {
  const convert = (options: JsonSchemaOptions): Record<string, unknown> => toJsonSchema(id, options);
  return { ...toStandard(validate), jsonSchema: { input: convert, output: convert } };
}

const NO_RULES: readonly ContractRule[] = /* @__PURE__ */ Object.freeze([]);

let infos: ReadonlyMap<string, ContractInfo> | undefined;

function infoOf<Name extends ContractName>(name: Name): ContractInfo<Name> {
  infos ??= new Map(catalog().map((info) => [info.name, info]));
  return infos.get(name) as ContractInfo<Name>;
}
