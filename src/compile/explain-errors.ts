import { _, type Ajv, type Code, stringify } from 'ajv';
import { checkDataTypes, DataType } from 'ajv/dist/compile/validate/dataType.js';
import type { KeywordErrorCxt } from 'ajv/dist/types/index.js';
import { ScriptError } from '../source/problem.js';

/** Lets the generated errors carry what their explainers need (src/engine/explainers.ts), and cannot find out themselves. */
export function explainErrors(ajv: Ajv): void {
  addUnionTypes(ajv);
  for (const [keywords, detail] of DETAILS) for (const keyword of keywords) setDetail(ajv, keyword, detail);
}

/** The same for an ajv with its own keywords of objects. */
export function explainPlainErrors(ajv: Ajv): void {
  explainErrors(ajv);
  setDetail(ajv, 'required', ({ params }) => _`${params.missingProperty}`);
  setDetail(ajv, 'additionalProperties', ({ params, parentSchema }) => {
    return _`[${params.additionalProperty}, ${stringify(Object.keys(parentSchema?.properties ?? {}))}]`;
  });
}

type Detail = (cxt: KeywordErrorCxt) => Code;

const DETAILS: readonly (readonly [keywords: readonly string[], detail: Detail])[] = [
  [['const', 'enum'], ({ schema }) => _`${stringify(schema)}`],
  [
    ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
    ({ schema }) => _`${stringify(schema)}`,
  ],
  [['uniqueItems'], ({ params }) => _`[${params.i}, ${params.j}]`],
  [['pattern'], ({ schema, parentSchema }) => withHint(schema, parentSchema?.['x-meaning'])],
  [
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
    ({ schema, parentSchema }) => withHint(schema, parentSchema?.['x-unit']),
  ],
];

/** What a schema says in words beside the value, where it says it. */
const withHint = (value: unknown, hint: unknown): Code => _`${stringify(hint === undefined ? [value] : [value, hint])}`;

/** `unionTypes: { types, described }` validates as `type: types` does, and its error can say more than the bare types. */
function addUnionTypes(ajv: Ajv): void {
  ajv.addKeyword({
    keyword: 'unionTypes',
    schemaType: 'object',
    code: (cxt) => cxt.fail(checkDataTypes(cxt.schema.types, cxt.data, cxt.it.opts.strictNumbers, DataType.Wrong)),
    error: { message: '', params: ({ schema }) => _`${stringify([schema.types, schema.described])}` },
  });
}

/** Replaces the parameters of a keyword's errors, in this instance of ajv alone. */
function setDetail(ajv: Ajv, keyword: string, params: Detail): void {
  const definition = ajv.getKeyword(keyword);
  if (typeof definition !== 'object') throw new ScriptError(`ajv does not know the keyword ${keyword}`);
  definition.error = { message: '', params };
}
