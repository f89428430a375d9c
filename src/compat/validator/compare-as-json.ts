import { _, type Ajv, type CodeKeywordDefinition, type KeywordCxt, type Name } from 'ajv';
import { isObject } from '../../base/is-object.js';

/**
 * Lets an ajv compare values by what they are in JSON. Of itself it asks objects for their `constructor`, `valueOf` and `toString`, which
 * a key may be called, and misses that a list of strings holds `__proto__` twice.
 */
export function compareAsJson(ajv: Ajv): void {
  replaceCode(ajv, 'const', (cxt) => cxt.fail(_`!${scoped(cxt, isSame)}(${cxt.schemaCode}, ${cxt.data})`));
  replaceCode(ajv, 'enum', (cxt) => cxt.fail(_`!${scoped(cxt, isAmong)}(${cxt.schemaCode}, ${cxt.data})`));
  replaceCode(ajv, 'uniqueItems', (cxt) => {
    if (!cxt.schema) return;
    const pair = cxt.gen.const('pair', _`${scoped(cxt, findRepeated)}(${cxt.data})`);
    cxt.setParams({ i: _`${pair}[0]`, j: _`${pair}[1]` });
    cxt.fail(pair);
  });
}

function replaceCode(ajv: Ajv, keyword: string, code: (cxt: KeywordCxt) => void): void {
  (ajv.getKeyword(keyword) as CodeKeywordDefinition).code = code;
}

const scoped = ({ gen }: KeywordCxt, ref: unknown): Name => gen.scopeValue('func', { ref });

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((each, i) => isSame(each, other[i]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

const isAmong = (values: readonly unknown[], value: unknown): boolean => values.some((each) => isSame(each, value));

/** The places of two items that are the same. */
function findRepeated(items: readonly unknown[]): readonly [number, number] | undefined {
  for (const [i, item] of items.entries()) {
    const j = items.findIndex((each) => isSame(each, item));
    if (j < i) return [i, j];
  }
  return undefined;
}
