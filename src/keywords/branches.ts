import { escapeSegment } from '../base/pointer.js';
import type {
  AllNode,
  ConditionNode,
  OpenUnionNode,
  Shape,
  TaggedUnionNode,
  TypedUnionNode,
  TypeName,
} from '../plan/nodes.js';
import { type Branch, type Scope, targetOf } from './scope.js';
import { isOfNone, isOfType } from './types.js';

export function emitAll(scope: Scope, { members }: AllNode): void {
  for (const member of members) scope.emit(member, targetOf(scope));
}

/** Validates the branch whose type the value has. */
export function emitTypedUnion(scope: Scope, { branches, described }: TypedUnionNode): void {
  const validated = branches.filter(({ types, shape }) => needsCode(scope, types, shape));
  const others = branches.filter((branch) => !validated.includes(branch)).flatMap(({ types }) => types);
  const wrong = (): void =>
    scope.fail('unionTypes', JSON.stringify([branches.flatMap(({ types }) => types), described]));
  scope.choose([
    ...validated.map(({ types, shape }): Branch => {
      const isKnown = types.map((type) => isOfType(scope, type)).join(' || ');
      const known = types.length === 1 ? { isKnownAs: types[0] as TypeName } : {};
      return [isKnown, () => scope.emit(shape, { ...targetOf(scope), ...known })];
    }),
    [others.length > 0 ? isOfNone(scope, others) : undefined, wrong],
  ]);
}

/** A branch that names a type and no more is validated with the union, but for what JSON may not be able to hold. */
const needsCode = (scope: Scope, types: readonly string[], { nodes }: Shape): boolean =>
  nodes.some(({ kind }) => kind !== 'type' && !(kind === 'text' && scope.isAsking)) ||
  types.some((type) => type === 'array' || type === 'object');

/** Validates the branch whose tag the value bears. */
export function emitTaggedUnion(scope: Scope, { tag, branches }: TaggedUnionNode): void {
  const found = scope.variable('tag');
  const name = JSON.stringify(tag);
  const validate = (): void => {
    scope.line(`const ${found} = ${scope.read(scope.value, tag)};`);
    scope.choose([
      ...branches.map(({ value, shape }): Branch => {
        return [
          `${found} === ${JSON.stringify(value)}`,
          () => scope.emit(shape, { ...targetOf(scope), isKnownAs: 'object' }),
        ];
      }),
      [`${found} === undefined`, () => scope.fail('required', name)],
      [
        undefined,
        () =>
          scope.fail('enumeration', JSON.stringify(branches.map(({ value }) => value)), [
            { text: `/${escapeSegment(tag)}` },
          ]),
      ],
    ]);
  };
  if (scope.isKnownAs === 'object') validate();
  else
    scope.choose([
      [isOfType(scope, 'object'), validate],
      [undefined, () => scope.fail('type', '"object"')],
    ]);
}

/** Of branches that nothing tells apart, it can only be said that none, or more than one, accepts the value. */
export function emitOpenUnion(scope: Scope, { keyword, branches }: OpenUnionNode): void {
  const answers = branches.map((branch) => scope.accepts(branch));
  if (keyword === 'anyOf') scope.failIf(answers.map((answer) => `!${answer}`).join(' && '), 'never');
  else scope.failIf(`${answers.map((answer) => `Number(${answer})`).join(' + ')} !== 1`, 'never');
}

export function emitCondition(scope: Scope, node: ConditionNode): void {
  const { if: asked, then: yes, else: no } = node;
  const emit = (shape: Shape) => (): void => scope.emit(shape, targetOf(scope));
  if (yes && no)
    scope.choose([
      [scope.accepts(asked), emit(yes)],
      [undefined, emit(no)],
    ]);
  else if (yes) scope.choose([[scope.accepts(asked), emit(yes)]]);
  else if (no) scope.choose([[`!${scope.accepts(asked)}`, emit(no)]]);
}
