export { assertValid } from './assert-valid.js';
export { type Contract, contract } from './contract.js';
export { ContractError } from './contract-error.js';
export type { ContractInfo } from './contract-info.js';
export type { ContractRule } from './contract-rule.js';
export { contracts } from './contracts.js';
export type { Deprecation } from './deprecation.js';
export { formatErrors } from './format-errors.js';
export type * from './generated/types.js';
export { is } from './is.js';
export { parse } from './parse.js';
export type { ParsedResult, ParseResult, PlacedError, TextPlace, UnparsedResult } from './parse-result.js';
export type { JsonSchemaConverter, JsonSchemaOptions } from './standard/json-schema-converter.js';
export type {
  StandardIssue,
  StandardJsonProps,
  StandardOptions,
  StandardProps,
  StandardResult,
  StandardSchema,
} from './standard/standard-schema.js';
export { type Problem, type ProblemOptions, toProblem } from './to-problem.js';
export { UnknownContractError } from './unknown-contract-error.js';
export { validate } from './validate.js';
export type { ValidateOptions } from './validate-options.js';
export type {
  ErrorParams,
  InvalidResult,
  JsonProblem,
  ValidationError,
  ValidationResult,
  ValidResult,
} from './validation-result.js';
