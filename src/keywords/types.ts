import type { TypeName, TypeNode } from '../plan/nodes.js';
import type { Scope } from './scope.js';

export const namesOf = ({ names }: TypeNode): readonly TypeName[] => (typeof names === 'string' ? [names] : names);

/** An expression that is true of values of the type. */
export function isOfType(scope: Scope, type: TypeName, value = scope.value): string {
  switch (type) {
    case 'null':
      return `${value} === null`;
    case 'array':
      return `Array.isArray(${value})`;
    case 'object':
      return `${scope.helper('isObject')}(${value})`;
    case 'integer':
      return `${scope.helper('isInteger')}(${value})`;
    case 'number':
      return `${scope.helper('isNumber')}(${value})`;
    default:
      return `typeof ${value} === '${type}'`;
  }
}

/** An expression that is true of values of none of the types. */
export function isOfNone(scope: Scope, types: readonly TypeName[]): string {
  return types
    .filter((type) => type !== 'integer' || !types.includes('number'))
    .map((type) => {
      if (type === 'null') return `${scope.value} !== null`;
      const test = isOfType(scope, type);
      return test.startsWith('typeof') ? test.replace('===', '!==') : `!${test}`;
    })
    .join(' && ');
}

/** Says that a value is of a wrong type. */
export function failType(scope: Scope, node: TypeNode): void {
  if (node.described === undefined) scope.fail('type', JSON.stringify(node.names));
  else scope.fail('unionTypes', JSON.stringify([namesOf(node), node.described]));
}
