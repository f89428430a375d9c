import { _, type Ajv, type Code, stringify } from 'ajv';
import type { KeywordErrorCxt } from 'ajv/dist/types/index.js';
import { ScriptError } from '../../source/problem.js';

/** Lets ajv's errors carry what the explainers need (src/engine/explainers.ts), and cannot find out themselves. */
export function explainPlainErrors(ajv: Ajv): void {
  for (const [keywords, detail] of DETAILS) for (const keyword of keywords) setDetail(ajv, keyword, detail);
}

type Detail = (cxt: KeywordErrorCxt) => Code;

const DETAILS: readonly (readonly [keywords: readonly string[], detail: Detail])[] = [
  [['required'], ({ params }) => _`${params.missingProperty}`],
  [
    ['additionalProperties'],
    ({ params, parentSchema }) =>
      _`[${params.additionalProperty}, ${stringify(Object.keys(parentSchema?.properties ?? {}))}]`,
  ],
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

/** Replaces the parameters of a keyword's errors, in this instance of ajv alone. */
function setDetail(ajv: Ajv, keyword: string, params: Detail): void {
  const definition = ajv.getKeyword(keyword);
  if (typeof definition !== 'object') throw new ScriptError(`ajv does not know the keyword ${keyword}`);
  definition.error = { message: '', params };
}
