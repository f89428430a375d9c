import { emitAll, emitCondition, emitOpenUnion, emitTaggedUnion, emitTypedUnion } from '../keywords/branches.js';
import { emitList } from '../keywords/lists.js';
import { emitNumber } from '../keywords/numbers.js';
import { emitObject } from '../keywords/objects.js';
import { emitMaxBytes, emitRule, emitUniqueBy } from '../keywords/rules.js';
import { type Branch, type Scope, targetOf } from '../keywords/scope.js';
import { emitText } from '../keywords/texts.js';
import { failType, isOfNone, isOfType, namesOf } from '../keywords/types.js';
import { emitValues } from '../keywords/values.js';
import type { Node, Shape, TypeName, TypeNode } from '../plan/nodes.js';

/** Writes what is asked of one place, the type first: of a wrong type, only the listed values say more. */
export function emitShape(scope: Scope, { nodes }: Shape): void {
  const type = nodes.find((node) => node.kind === 'type');
  const rest = nodes.filter((node) => node.kind !== 'type');
  const names = type ? namesOf(type) : [];
  const [name] = names;
  if (!type || name === undefined) emitGuarded(scope, rest);
  else if (names.length > 1) emitOfTypes(scope, type, rest);
  else if (scope.isKnownAs === name) emitOfType(scope, name, rest);
  else emitTyped(scope, type, name, rest);
}

/** Of one type: what else is asked stands behind the test of it. */
function emitTyped(scope: Scope, type: TypeNode, name: TypeName, rest: readonly Node[]): void {
  const inner = (): void =>
    scope.emit({ at: '', nodes: rest.filter((node) => isAbout(node, name)) }, knownAs(scope, name));
  const wrong = (): void => {
    failType(scope, type);
    if (!scope.isAsking) for (const node of rest) if (node.kind === 'values') emitNode(scope, node);
  };
  if (scope.isAsking) {
    scope.choose([[isOfNone(scope, [name]), () => scope.fail('type')]]);
    inner();
  } else if (rest.some((node) => isAbout(node, name))) {
    scope.choose([
      [isOfType(scope, name), inner],
      [undefined, wrong],
    ]);
  } else scope.choose([[isOfNone(scope, [name]), wrong]]);
}

/** Of several types, each has its own. */
function emitOfTypes(scope: Scope, type: TypeNode, rest: readonly Node[]): void {
  const names = namesOf(type);
  const branches = names.flatMap((name) => branchOf(scope, name, rest));
  const left = names.filter((name) => branchOf(scope, name, rest).length === 0);
  scope.choose([...branches, [left.length > 0 ? isOfNone(scope, left) : undefined, () => failType(scope, type)]]);
  for (const node of rest) if (typeOf(node) === undefined) emitNode(scope, node);
}

/** Where no type is asked for, each keyword is asked of values of its own. */
function emitGuarded(scope: Scope, rest: readonly Node[]): void {
  if (scope.isKnownAs !== undefined) {
    emitOfType(scope, scope.isKnownAs, rest);
    return;
  }
  const isLate = (node: Node): boolean => node.kind === 'list' || node.kind === 'object';
  const guard = (nodes: readonly Node[]): void => scope.choose(GUARDED.flatMap((name) => branchOf(scope, name, nodes)));
  const others = rest.filter((node) => typeOf(node) === undefined);
  if (others.length === 0) {
    guard(rest);
    return;
  }
  guard(rest.filter((node) => typeOf(node) !== undefined && !isLate(node)));
  for (const node of others) emitNode(scope, node);
  guard(rest.filter(isLate));
}

/** What is asked of values of one type alone. */
function branchOf(scope: Scope, name: TypeName, rest: readonly Node[]): Branch[] {
  const nodes = rest.filter((node) => typeOf(node) !== undefined && isAbout(node, name));
  if (nodes.length === 0) return [];
  return [[isOfType(scope, name), () => scope.emit({ at: '', nodes }, knownAs(scope, name))]];
}

function emitOfType(scope: Scope, name: TypeName, rest: readonly Node[]): void {
  for (const node of rest) if (isAbout(node, name)) emitNode(scope, node);
}

const GUARDED = ['number', 'string', 'array', 'object'] as const;

const knownAs = (scope: Scope, name: TypeName) => ({ ...targetOf(scope), isKnownAs: name });

/** The type that a keyword is about; undefined for one that is about all. */
function typeOf({ kind }: Node): TypeName | undefined {
  if (kind === 'number') return 'number';
  if (kind === 'text') return 'string';
  if (kind === 'list') return 'array';
  return kind === 'object' ? 'object' : undefined;
}

const isAbout = (node: Node, name: TypeName): boolean => {
  const type = typeOf(node);
  return type === undefined || isSameType(name, type);
};

const isSameType = (name: TypeName, type: TypeName): boolean => (name === 'integer' ? 'number' : name) === type;

type Emit<Kind extends Node['kind']> = (scope: Scope, node: Extract<Node, { kind: Kind }>) => void;

/** Nothing describes the value; it is walked, to tell whether JSON can hold it. */
const emitAny: Emit<'any'> = (scope) => {
  if (!scope.isAsking) scope.line(`${scope.helper('markAny')}(${scope.value}, ${scope.depthBelow(0)});`);
};

/** The code of each kind of node; a kind without code does not compile. */
const EMITTERS: { readonly [Kind in Node['kind']]: Emit<Kind> } = {
  never: (scope) => scope.fail('never'),
  any: emitAny,
  // The type is what stands around all else.
  type: () => {},
  number: emitNumber,
  text: emitText,
  values: emitValues,
  ref: (scope, { to }) => scope.call(to),
  all: emitAll,
  'union by type': emitTypedUnion,
  'union by tag': emitTaggedUnion,
  'open union': emitOpenUnion,
  condition: emitCondition,
  list: emitList,
  object: emitObject,
  rule: emitRule,
  'unique by': emitUniqueBy,
  bytes: emitMaxBytes,
};

const emitNode = (scope: Scope, node: Node): void =>
  (EMITTERS[node.kind] as (scope: Scope, node: Node) => void)(scope, node);
