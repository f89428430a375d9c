/* What the keywords use of ajv, whose code generator it does not export at its top. */
export { _, type Code, type CodeGen, KeywordCxt, type Name, stringify } from 'ajv';
export type { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
export { getProperty } from 'ajv/dist/compile/codegen/index.js';
export { checkDataTypes, DataType } from 'ajv/dist/compile/validate/dataType.js';
export type { AddedKeywordDefinition, CodeKeywordDefinition } from 'ajv/dist/types/index.js';
