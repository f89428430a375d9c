/*
 * A schema as it is emitted: a closed union of nodes, one for each family of keywords. `src/plan` makes them of schemas, the other
 * files of this folder say what becomes of each.
 */

/** What is asked of one place of a value. */
export interface Shape {
  /** Where it stands: `#/properties/env`, or `sandbox.env@1#` in another contract, for those who read the emitted code. */
  readonly at: string;
  /** In the order in which they are asked. */
  readonly nodes: readonly Node[];
}

export type Node =
  | NeverNode
  | AnyNode
  | TypeNode
  | NumberNode
  | TextNode
  | ValuesNode
  | RefNode
  | AllNode
  | TypedUnionNode
  | TaggedUnionNode
  | OpenUnionNode
  | ConditionNode
  | ListNode
  | ObjectNode
  | RuleNode
  | UniqueByNode
  | MaxBytesNode;

/** The schema `false`. */
export interface NeverNode {
  readonly kind: 'never';
}

/** Nothing describes what stands here; it is only walked, to say whether JSON can hold it. */
export interface AnyNode {
  readonly kind: 'any';
}

export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object';

export interface TypeNode {
  readonly kind: 'type';
  /** As the schema has it, one name or several. */
  readonly names: TypeName | readonly TypeName[];
  /** The accepted types in words that say more than their names. */
  readonly described?: string;
}

export interface NumberNode {
  readonly kind: 'number';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly format?: string;
  /** The unit of the bounds: `milliseconds`. */
  readonly unit?: string;
}

export interface TextNode {
  readonly kind: 'text';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** What a text that fits the pattern is. */
  readonly meaning?: string;
  readonly format?: string;
  /** Whether half of a surrogate pair may stand in it as far as the rest says. */
  readonly mayBeBroken: boolean;
}

export type Scalar = string | number | boolean | null;

/** `const`, or `enum` where there is a list. */
export interface ValuesNode {
  readonly kind: 'values';
  readonly keyword: 'const' | 'enum';
  readonly values: readonly Scalar[];
}

export interface RefNode {
  readonly kind: 'ref';
  /** The address of a shape of the plan. */
  readonly to: string;
}

export interface AllNode {
  readonly kind: 'all';
  readonly members: readonly Shape[];
}

export type UnionKeyword = 'anyOf' | 'oneOf';

/** No type is accepted by two branches. */
export interface TypedUnionNode {
  readonly kind: 'union by type';
  readonly keyword: UnionKeyword;
  readonly described: string;
  readonly branches: readonly { readonly types: readonly TypeName[]; readonly shape: Shape }[];
}

/** Objects, each with another text in one required property. */
export interface TaggedUnionNode {
  readonly kind: 'union by tag';
  readonly keyword: UnionKeyword;
  readonly tag: string;
  readonly branches: readonly { readonly value: string; readonly shape: Shape }[];
}

/** Nothing tells the branches apart; only a tree that is not sound has such a one. */
export interface OpenUnionNode {
  readonly kind: 'open union';
  readonly keyword: UnionKeyword;
  readonly branches: readonly Shape[];
}

export interface ConditionNode {
  readonly kind: 'condition';
  readonly if: Shape;
  readonly then?: Shape;
  readonly else?: Shape;
}

export interface ListNode {
  readonly kind: 'list';
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The types of the items, none of which may stand twice. */
  readonly unique?: readonly TypeName[] | 'any';
  readonly items?: Shape;
  /** Whether this node answers for it that JSON can hold the list. */
  readonly isWalked: boolean;
}

export interface ObjectNode {
  readonly kind: 'object';
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly names?: Shape;
  readonly properties: ReadonlyMap<string, Shape>;
  readonly required: readonly string[];
  /** What is asked of properties that have no shape of their own; absent where anything may stand there. */
  readonly others?: Shape;
  /** Whether this node answers for it that JSON can hold the object. */
  readonly isWalked: boolean;
}

/** A rule beside the shape. */
export interface RuleNode {
  readonly kind: 'rule';
  readonly id: string;
  readonly code: string | null;
  readonly message: string;
  readonly when?: Shape;
  readonly must: Shape;
}

/** `x-uniqueBy`, which rules alone have. */
export interface UniqueByNode {
  readonly kind: 'unique by';
  readonly pointer: string;
}

/** `x-maxBytes`, which rules alone have. */
export interface MaxBytesNode {
  readonly kind: 'bytes';
  readonly limit: number;
}

/** All that the check of a contract asks: the shapes by their addresses, and the address to start from. */
export interface Plan {
  readonly root: string;
  readonly shapes: ReadonlyMap<string, Shape>;
}
