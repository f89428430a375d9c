import type { ListNode } from '../plan/nodes.js';
import type { Scope } from './scope.js';
import { isOfType } from './types.js';

/** Asks an array for its length, for items that stand twice, and for each item. */
export function emitList(scope: Scope, node: ListNode): void {
  const { value } = scope;
  const { maxItems, minItems } = node;
  if (maxItems !== undefined) scope.failIf(`${value}.length > ${maxItems}`, 'maxItems', `${maxItems}`);
  if (minItems !== undefined) scope.failIf(`${value}.length < ${minItems}`, 'minItems', `${minItems}`);
  if (node.unique) emitUnique(scope, node.unique);
  if (node.items) emitItems(scope, node.items);
  if (node.isWalked && !scope.isAsking)
    scope.line(`${scope.helper('markArray')}(${value}, ${scope.as(value, 'Writer')}.toJSON);`);
}

/** Only items of the types that are accepted are compared; others are wrong already. */
function emitUnique(scope: Scope, types: NonNullable<ListNode['unique']>): void {
  const [item, twice] = [scope.variable('item'), scope.variable('twice')];
  const { value } = scope;
  if (types === 'any') scope.line(`const ${twice} = ${scope.helper('findEqual')}(${value});`);
  else {
    const isCompared = types.map((type) => isOfType(scope, type, item)).join(' || ');
    const test = `(${item}${scope.typed(': unknown')}) => ${isCompared}`;
    scope.line(`const ${twice} = ${scope.helper('findTwice')}(${value}, ${test});`);
  }
  scope.failIf(`${twice} !== undefined`, 'uniqueItems', twice);
}

function emitItems(scope: Scope, items: NonNullable<ListNode['items']>): void {
  const [count, i, item] = [scope.variable('count'), scope.variable('i'), scope.variable('item')];
  scope.line(`const ${count} = ${scope.helper('itemsOf')}(${scope.value});`);
  const isFull = scope.isFull();
  const goesOn = isFull === undefined ? '' : ` && !${isFull}`;
  scope.block(`for (let ${i} = 0; ${i} < ${count}${goesOn}; ${i}++) {`, () => {
    scope.line(`const ${item}${scope.typed(': unknown')} = ${scope.value}[${i}];`);
    const path = [...scope.path, { text: '/' }, { code: i }];
    scope.emit(items, { value: item, path, depth: scope.depth + 1 });
  });
}
