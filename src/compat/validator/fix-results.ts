import type { Ajv, CodeKeywordDefinition, KeywordCxt } from 'ajv';

/**
 * Makes ajv forget what it found before. In ajv 8.20 the result of `contains`, of a list of schemas by place and of `propertyNames` is a
 * variable without a first value: where there is nothing to look at, it is that of another value, or nothing, and then what stands beside
 * the keyword is skipped. `{"items":{"contains":{"const":1}}}` lets `[[1],[]]` pass.
 */
export function fixResults(ajv: Ajv): void {
  fix(ajv, 'contains', false);
  for (const keyword of ['prefixItems', 'items', 'propertyNames']) fix(ajv, keyword, true);
}

function fix(ajv: Ajv, keyword: string, start: boolean): void {
  // Before 2020-12 there is no `prefixItems`.
  const definition = ajv.getKeyword(keyword);
  if (typeof definition !== 'object' || !('code' in definition)) return;
  const { code } = definition as CodeKeywordDefinition;
  ajv.removeKeyword(keyword);
  ajv.addKeyword({
    ...definition,
    code: (cxt, ruleType) => code(isByCount(cxt) ? cxt : starting(cxt, start), ruleType),
  });
}

/** Counts have a first value. */
const isByCount = ({ keyword, it, parentSchema }: KeywordCxt): boolean =>
  keyword === 'contains' &&
  it.opts.next === true &&
  (parentSchema.maxContains !== undefined || (parentSchema.minContains ?? 1) !== 1);

/** What generates the code, with a first value for the result that it names. */
function starting(cxt: KeywordCxt, start: boolean): KeywordCxt {
  const { gen } = cxt;
  const name = (prefix: string) => gen.var(gen.name(prefix), start);
  return Object.create(cxt, { gen: { value: Object.create(gen, { name: { value: name } }) } });
}
