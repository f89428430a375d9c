import type { Problem } from '../../../src/source/problem.js';
import { type Place, subschemas } from '../../../src/source/schema.js';
import type { Tree } from '../../../src/source/tree.js';

/** `const` and `enum` hold plain values of the type beside them, each once, and at least one. */
export function checkConstants(tree: Tree): Problem[] {
  return tree.contracts.flatMap(({ file, schema }) =>
    [...subschemas(schema)].flatMap((place) =>
      errorsOf(place).map(([pointer, message]) => ({ file, pointer, message })),
    ),
  );
}

function errorsOf({ schema, pointer }: Place): [pointer: string, message: string][] {
  const values: unknown[] = Array.isArray(schema.enum) ? schema.enum : [];
  const errors: [string, string][] = [];
  if (Array.isArray(schema.enum) && values.length === 0)
    errors.push([`${pointer}/enum`, 'must have at least one value']);
  const places: [unknown, string][] = values.map((value, i) => [value, `${pointer}/enum/${i}`]);
  if ('const' in schema) places.push([schema.const, `${pointer}/const`]);
  for (const [value, at] of places) {
    const text = JSON.stringify(value);
    if (typeof value === 'object' && value !== null) {
      errors.push([
        at,
        'must be a string, number, boolean or null; describe an object or array by "properties" or "items"',
      ]);
    } else if ('type' in schema && !accepts(schema.type, value)) {
      errors.push([at, `${text} is not of the type beside it, ${[schema.type].flat().join(' or ')}`]);
    }
  }
  return [
    ...errors,
    ...values.flatMap((value, i): [string, string][] =>
      values.indexOf(value) < i ? [[`${pointer}/enum/${i}`, `${JSON.stringify(value)} stands here a second time`]] : [],
    ),
  ];
}

function accepts(type: unknown, value: unknown): boolean {
  const own = value === null ? ['null'] : Number.isInteger(value) ? ['number', 'integer'] : [typeof value];
  return [type].flat().some((each) => own.includes(each as string));
}
