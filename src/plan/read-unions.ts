import { isObject } from '../base/is-object.js';
import { ScriptError } from '../source/problem.js';
import type { Schema } from '../source/schema.js';
import { describeTypes } from './describe-types.js';
import type { Node, Shape, TypeName, UnionKeyword } from './nodes.js';
import { below, type Reading } from './reading.js';
import { readUnion, type Union } from './unions.js';

/** Reads `anyOf` and `oneOf`. The branches exclude each other, so that a failing value gets the errors of its own branch and of no other. */
export function readUnions(reading: Reading, schema: Schema): Node[] {
  return (['anyOf', 'oneOf'] as const).flatMap((keyword) => {
    const branches = schema[keyword];
    return Array.isArray(branches) ? readOne(reading, keyword, branches) : [];
  });
}

function readOne(reading: Reading, keyword: UnionKeyword, branches: readonly unknown[]): Node[] {
  const { tree, contract, undecidable } = reading;
  const union = branches.every(isObject) ? readUnion(tree, contract, branches as readonly Schema[]) : undefined;
  if (!union && undecidable === 'refuse')
    throw new ScriptError(`${contract.file}: nothing tells the branches of a union in "${keyword}" apart`);
  const shapes = branches.map((branch, i) => reading.readBranch(below(reading, keyword, i), branch));
  if (reading.part === 'rules') {
    const asked = branches.map((branch, i) =>
      reading.readBranch({ ...below(reading, keyword, i), part: 'asked' }, branch),
    );
    return shapes.flatMap((shape, i) => ruled(union ? asksForBranch(union, i) : (asked[i] as Shape), shape));
  }
  const shapeOf = (i: number): Shape => shapes[i] as Shape;
  if (union?.by === 'type') {
    const typed = union.branches.map(({ types }, i) => ({ types: types as readonly TypeName[], shape: shapeOf(i) }));
    return [{ kind: 'union by type', keyword, described: describeTypes(union.branches), branches: typed }];
  }
  if (union) {
    const tagged = union.branches.map(({ value }, i) => ({ value, shape: shapeOf(i) }));
    return [{ kind: 'union by tag', keyword, tag: union.tag, branches: tagged }];
  }
  const open = branches.map((branch, i) =>
    reading.readBranch({ ...below(reading, keyword, i), part: 'asked' }, branch),
  );
  return [{ kind: 'open union', keyword, branches: open }];
}

/** Each branch that accepts the value has a say. */
const ruled = (asked: Shape, rules: Shape): Node[] =>
  // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
  rules.nodes.length === 0 ? [] : [{ kind: 'condition', if: asked, then: rules }];

/** What tells that a branch is meant. */
function asksForBranch(union: Union, i: number): Shape {
  const at = '#';
  if (union.by === 'type') return { at, nodes: [{ kind: 'type', names: union.branches[i]?.types as TypeName[] }] };
  const value: Shape = {
    at,
    nodes: [{ kind: 'values', keyword: 'const', values: [union.branches[i]?.value as string] }],
  };
  const properties = new Map([[union.tag, value]]);
  const tagged: Node = { kind: 'object', properties, required: [union.tag], isWalked: false };
  return { at, nodes: [{ kind: 'type', names: 'object' }, tagged] };
}
