import { _, type Ajv, type CodeKeywordDefinition } from './ajv.js';
import { type Helper, helper } from './scope.js';

/** `format` asks the function of the one format that it names, where ajv would carry a table of all. */
export function addFormats(ajv: Ajv): void {
  ajv.removeKeyword('format');
  ajv.addKeyword(format);
}

/** The JSON type that a format validates, and the function that validates it. */
export const FORMATS: Readonly<Record<string, readonly [type: 'string' | 'number', check: Helper]>> = {
  'date-time': ['string', 'isDateTime'],
  byte: ['string', 'isBase64'],
  int32: ['number', 'isInt32'],
  int64: ['number', 'isInt64'],
  uint32: ['number', 'isUint32'],
  uint64: ['number', 'isUint64'],
};

const format: CodeKeywordDefinition = {
  keyword: 'format',
  type: ['number', 'string'],
  schemaType: 'string',
  error: { message: '', params: ({ schemaCode }) => _`${schemaCode}` },
  code(cxt, ruleType) {
    const [type, check] = FORMATS[cxt.schema] ?? [];
    if (check !== undefined && type === ruleType) cxt.fail(_`!${helper(cxt.gen, check)}(${cxt.data})`);
  },
};
