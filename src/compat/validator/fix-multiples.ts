import { _, type Ajv, type CodeKeywordDefinition } from 'ajv';
import { isMultiple } from '../solve/multiple.js';

/**
 * Makes ajv throw where validators differ about a multiple: it divides doubles, by which 0.3 is no multiple of 0.1, and each number
 * beyond 2^54 is one of 3.
 */
export function fixMultiples(ajv: Ajv): void {
  const definition = ajv.getKeyword('multipleOf') as CodeKeywordDefinition;
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    ...definition,
    code: (cxt) => {
      const isMultipleFor = cxt.gen.scopeValue('func', { ref: isMultipleOrThrow });
      cxt.fail(_`!${isMultipleFor}(${cxt.data}, ${cxt.schemaCode})`);
    },
  });
}

function isMultipleOrThrow(value: number, divisor: number): boolean {
  const result = isMultiple(value, divisor);
  if (result === undefined) throw new Error(`validators differ about ${value} as a multiple of ${divisor}`);
  return result;
}
