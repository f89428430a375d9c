import { isObject } from '../../../src/base/is-object.js';
import type { Schema } from '../../../src/source/schema.js';
import type { Contract } from '../../../src/source/tree.js';
import { inlineCode } from '../../markup/inline.js';
import type { DocsContext } from '../context.js';
import { constraintsOf } from './constraints.js';

/** What a condition (`if`, `then`, `else`) asks, in words; none where the schema has no condition. Inline Markdown. */
export function conditionsOf(context: DocsContext, contract: Contract, schema: Schema): string[] {
  if (!isObject(schema.if)) return [];
  const when = clausesOf(context, contract, schema.if).join(' and ');
  const parts = [
    ['Where', schema.then],
    ['Unless', schema.else],
  ] as const;
  return parts.flatMap(([word, part]) =>
    isObject(part) ? [`${word} ${when}: ${clausesOf(context, contract, part).join('; ')}.`] : [],
  );
}

function clausesOf(context: DocsContext, contract: Contract, part: Schema): string[] {
  const properties = Object.entries(isObject(part.properties) ? part.properties : {});
  const required = Array.isArray(part.required) ? part.required.map(String) : [];
  const told = properties.map(([name, schema]) => {
    const code = inlineCode(name);
    if (schema === false) return `${code} must be absent`;
    const words = isObject(schema) ? textOf(context, contract, schema) : '';
    return words === '' ? `${code} is there` : `${code} is ${words}`;
  });
  const others = required.filter((name) => !properties.some(([known]) => known === name));
  return [...told, ...others.map((name) => `${inlineCode(name)} is required`)];
}

function textOf(context: DocsContext, contract: Contract, schema: Schema): string {
  const type = typeof schema.type === 'string' ? [schema.type] : [];
  const words = constraintsOf(context, contract, schema).map((each) => each.replace(/^= /, ''));
  return [...type, ...words].join(', ');
}
