import { _, type Ajv, type Code, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';

/**
 * Makes ajv miss a property that is called `""`. Where ajv 8.20 stops at the first error, such as below `not` and `if`, it keeps the
 * name of what is missing and asks whether there is one, and an empty name is none: `{"not":{"required":[""]}}` refuses `{}`.
 */
export function fixMissing(ajv: Ajv): void {
  for (const keyword of ['required', 'dependentRequired', 'dependencies']) {
    const definition = ajv.getKeyword(keyword);
    // Not every draft has each.
    if (typeof definition !== 'object' || !('code' in definition)) continue;
    const { code } = definition as CodeKeywordDefinition;
    ajv.removeKeyword(keyword);
    ajv.addKeyword({ ...definition, code: (cxt, ruleType) => code(withoutEmptyNames(cxt), ruleType) });
  }
}

/** Looks for the empty name by itself; gives what looks for the others. */
function withoutEmptyNames(cxt: KeywordCxt): KeywordCxt {
  const list = (names: unknown, condition?: string): unknown => {
    // Under `dependencies` there may be schemas.
    if (!Array.isArray(names)) return names;
    // Of anything else ajv makes a name: `[object Object]`.
    if (!names.every((name) => typeof name === 'string')) throw new Error(`"${cxt.keyword}" must hold names alone`);
    if (!names.includes('')) return names;
    const isThere = has(cxt, '');
    refuse(cxt, condition === undefined ? isThere : _`!${has(cxt, condition)} || ${isThere}`);
    return names.filter((name) => name !== '');
  };
  const schema: unknown = cxt.schema;
  const rest = Array.isArray(schema)
    ? list(schema)
    : Object.fromEntries(Object.entries(schema as object).map(([name, needs]) => [name, list(needs, name)]));
  return Object.create(cxt, { schema: { value: rest } });
}

function refuse(cxt: KeywordCxt, unless: Code): void {
  cxt.setParams({ missingProperty: '', property: '', depsCount: 1, deps: '""' });
  cxt.fail(_`!(${unless})`);
}

const has = ({ data }: KeywordCxt, name: string): Code => _`Object.prototype.hasOwnProperty.call(${data}, ${name})`;
