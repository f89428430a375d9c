export { assertValid } from './assert-valid.js';
export { type Contract, contract } from './contract.js';
export { contracts } from './contracts.js';
export { formatErrors } from './format-errors.js';
export type * from './generated/types.js';
export { is } from './is.js';
export { ContractError } from './model/contract-error.js';
export type { ContractInfo } from './model/contract-info.js';
export type { ContractRule } from './model/contract-rule.js';
export type { Deprecation } from './model/deprecation.js';
export type { ParsedResult, ParseResult, PlacedError, TextPlace, UnparsedResult } from './model/parse-result.js';
export { UnknownContractError } from './model/unknown-contract-error.js';
export type { ValidateOptions } from './model/validate-options.js';
export type {
  ErrorParams,
  InvalidResult,
  JsonProblem,
  ValidationError,
  ValidationResult,
  ValidResult,
} from './model/validation-result.js';
export { parse } from './parse.js';
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
export { validate } from './validate.js';
