import { _, type Code, stringify } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { checkDataTypes, DataType } from 'ajv/dist/compile/validate/dataType.js';
import type { KeywordErrorCxt } from 'ajv/dist/types/index.js';
import { ScriptError } from '../problem.js';

/** Lets the generated errors carry what their messages need and cannot find out themselves. */
export function explainErrors(ajv: Ajv2020): void {
  addUnionTypes(ajv);
  setParams(ajv, 'pattern', ({ schemaCode, parentSchema }) => {
    return _`{pattern: ${schemaCode}, meaning: ${stringify(parentSchema?.['x-meaning'] ?? null)}}`;
  });
  for (const bound of ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']) {
    setParams(ajv, bound, ({ schemaCode, parentSchema }) => {
      return _`{limit: ${schemaCode}, unit: ${stringify(parentSchema?.['x-unit'] ?? null)}}`;
    });
  }
}

/** `unionTypes: { types, described }` judges as `type: types` does, and its error can say more than the bare types. */
function addUnionTypes(ajv: Ajv2020): void {
  ajv.addKeyword({
    keyword: 'unionTypes',
    schemaType: 'object',
    code: (cxt) => cxt.fail(checkDataTypes(cxt.schema.types, cxt.data, cxt.it.opts.strictNumbers, DataType.Wrong)),
    error: {
      message: '',
      params: ({ schema }) => _`{type: ${stringify(schema.types)}, described: ${schema.described}}`,
    },
  });
}

/** Replaces the parameters of a keyword's errors, in this instance of ajv alone. */
function setParams(ajv: Ajv2020, keyword: string, params: (cxt: KeywordErrorCxt) => Code): void {
  const definition = ajv.getKeyword(keyword);
  if (typeof definition !== 'object') throw new ScriptError(`ajv does not know the keyword ${keyword}`);
  definition.error = { message: '', params };
}
