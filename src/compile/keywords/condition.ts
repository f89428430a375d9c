import {
  _,
  type Ajv,
  type Code,
  type CodeKeywordDefinition,
  checkDataTypes,
  DataType,
  type KeywordCxt,
} from './ajv.js';
import { isOwn } from './own-property.js';

/**
 * `if` in our own words: the conditions that tell the branches of a union apart become one expression, where ajv would count
 * errors and forget them. All other conditions are evaluated by ajv, whole, since the keywords of objects know no shorter way.
 */
export function addCondition(ajv: Ajv): void {
  ajv.removeKeyword('if');
  ajv.addKeyword(condition);
}

const condition: CodeKeywordDefinition = {
  keyword: 'if',
  schemaType: ['object', 'boolean'],
  trackErrors: true,
  code(cxt) {
    const { gen, schema, parentSchema } = cxt;
    const clause = (keyword: 'then' | 'else') => (): void => {
      if (parentSchema[keyword] !== undefined) cxt.subschema({ keyword }, gen.name('valid'));
    };
    gen.if(
      expressionOf(cxt, schema) ?? validated(cxt),
      clause('then'),
      parentSchema.else === undefined ? undefined : clause('else'),
    );
  },
};

function validated(cxt: KeywordCxt): Code {
  const valid = cxt.gen.name('_valid');
  cxt.subschema({ keyword: 'if', compositeRule: true, createErrors: false, allErrors: true }, valid);
  cxt.reset();
  return valid;
}

/** `{ type }`, or `{ type: 'object', properties: { tag: { const } }, required: [tag] }`, as `unions.ts` writes them. */
function expressionOf(cxt: KeywordCxt, schema: Record<string, unknown> | boolean): Code | undefined {
  if (typeof schema !== 'object') return undefined;
  const { type, properties, required, ...others } = schema;
  if (type === undefined || Object.keys(others).length > 0) return undefined;
  // Of several types, ajv can only say that a value is of none.
  const isType = _`!(${checkDataTypes([type].flat() as never[], cxt.data, true, DataType.Wrong)})`;
  if (properties === undefined) return required === undefined ? isType : undefined;
  const [[tag, value] = ['', {}], ...more] = Object.entries(properties as Record<string, Record<string, unknown>>);
  const isTag = more.length === 0 && String(required) === tag && Object.keys(value).join() === 'const';
  return isTag && type === 'object' ? _`${isType} && ${isOwn(cxt, tag, value.const)}` : undefined;
}
