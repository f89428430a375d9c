import { nodesOf } from './nodes.js';
import { isNamed, type PackageNames, packageNamesOf } from './package-names.js';
import type { Node } from './parse-source.js';
import type { NameKind } from './vocabulary.js';

/** A string that stands in a source as it is. */
export interface Literal {
  readonly text: string;
  /** Both from 1, of its quote. */
  readonly line: number;
  readonly column: number;
  /** What the package takes it for, where it is handed to the package. */
  readonly expected?: NameKind;
}

/** The string literals of a program, and its templates without expressions, in the order in which they stand. */
export function literalsOf(tree: Node): Literal[] {
  const nodes = nodesOf(tree);
  const names = packageNamesOf(nodes);
  const expected = new Map<unknown, NameKind>();
  const literals: Literal[] = [];
  for (const node of nodes) {
    const kind = kindTakenBy(node, names);
    if (kind !== undefined) expected.set((node.arguments as readonly unknown[])[0], kind);
    const text = textOf(node);
    if (text === undefined || !node.loc) continue;
    const { line, column } = node.loc.start;
    const taken = expected.get(node);
    literals.push({ text, line, column: column + 1, ...(taken && { expected: taken }) });
  }
  return literals;
}

/** The kind of the name that a call takes first, if it calls the package. */
function kindTakenBy(node: Node, names: PackageNames): NameKind | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression') return undefined;
  const callee = node.callee as Node;
  if (isNamed(callee)) return names.functions.get(callee.name);
  const { object, property } = callee as Node & { readonly object?: Node; readonly property?: Node };
  if (callee.computed || !object || !property || !isNamed(object) || !isNamed(property)) return undefined;
  return names.modules.get(object.name)?.[property.name];
}

function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return node.value as string;
  if (node.type !== 'TemplateLiteral') return undefined;
  const [only, ...more] = node.quasis as readonly { readonly value: { readonly cooked?: string } }[];
  return more.length === 0 ? only?.value.cooked : undefined;
}
