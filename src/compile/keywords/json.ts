import { _, type Ajv, type CodeKeywordDefinition } from './ajv.js';
import { depth, helper } from './scope.js';

/**
 * Keywords that `weaveJson` puts into schemas: each marks, where the code looks at a value anyway, what may not be plain JSON.
 * What is marked is walked afterwards, which decides.
 */
export function addJsonKeywords(ajv: Ajv): void {
  for (const definition of [jsonAny, jsonText, jsonItems]) ajv.addKeyword(definition);
}

/** Of a value that the schema says nothing about. */
const jsonAny: CodeKeywordDefinition = {
  keyword: 'jsonAny',
  schemaType: 'boolean',
  code: (cxt) => {
    const { gen, data, it } = cxt;
    cxt.fail(_`!${helper(gen, 'isJsonAt')}(${data}, ${depth(gen)} + ${it.dataLevel})`);
  },
};

/** Of a string that no pattern, format or list of values holds to characters of which each is whole. */
const jsonText: CodeKeywordDefinition = {
  keyword: 'jsonText',
  type: 'string',
  schemaType: 'boolean',
  code: (cxt) => cxt.fail(_`!${helper(cxt.gen, 'isWellFormed')}(${cxt.data})`),
};

/** Of an array whose items are described: what stands in a hole may be inherited. */
const jsonItems: CodeKeywordDefinition = {
  keyword: 'jsonItems',
  type: 'array',
  schemaType: 'boolean',
  code: (cxt) => cxt.fail(_`${helper(cxt.gen, 'mayNotBePlainArray')}(${cxt.data}, ${cxt.data}.toJSON)`),
};
