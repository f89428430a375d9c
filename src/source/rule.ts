import { isObject } from '../base/is-object.js';
import { escapeSegment } from '../base/pointer.js';
import { definitionsOf, resolveRef } from './resolve.js';
import { placeOf, type Schema, subschemas } from './schema.js';
import type { Contract, Tree } from './tree.js';

/** One entry of `x-rules`. */
export interface Rule {
  readonly id: string;
  readonly description: string;
  readonly code?: string;
  readonly when?: Schema | boolean;
  readonly must: Schema | boolean;
}

/** A rule and where it stands. */
export interface PlacedRule {
  readonly contract: Contract;
  /** JSON Pointer to it in the contract's file. */
  readonly pointer: string;
  readonly rule: Rule;
}

/** The rules that stand right in a subschema. */
export const rulesIn = (schema: Schema): readonly Rule[] =>
  Array.isArray(schema['x-rules']) ? (schema['x-rules'] as Rule[]) : [];

/** The rules of a contract's own file, in its order. */
export const ownRules = (contract: Contract): PlacedRule[] => rulesBelow(contract, contract.schema, '');

/** Every rule that a value of the contract may break: its own, and those that come along with what it refers to, each once. */
export function allRules(tree: Tree, contract: Contract): PlacedRule[] {
  return [...partsFrom(tree, contract)].flatMap((part) => rulesBelow(part.contract, part.schema, part.pointer));
}

/** A contract without its definitions, or one of them. */
export interface Part {
  readonly contract: Contract;
  readonly pointer: string;
  readonly schema: Schema;
}

/** Whether a value validated by the part may meet a rule. */
export const leadsToRules = (tree: Tree, start: Part): boolean =>
  [...partsFrom(tree, start.contract, start)].some(({ contract, schema, pointer }) => {
    return rulesBelow(contract, schema, pointer).length > 0;
  });

/** The part, and all that it refers to, near and far. What a rule or an `if` refers to is only asked. */
function partsFrom(tree: Tree, contract: Contract, start: Part = contractPart(contract)): Iterable<Part> {
  const found = new Map([[start.contract.url + start.pointer, start]]);
  // A Map's iteration goes on to what is added during it.
  for (const part of found.values()) {
    for (const { schema, pointer } of subschemas(part.schema)) {
      if (placeOf(pointer) !== 'shape') continue;
      const target = typeof schema.$ref === 'string' ? resolveRef(tree, part.contract, schema.$ref) : undefined;
      if (!target) continue;
      const key = target.contract.url + target.pointer;
      if (!found.has(key)) found.set(key, target.pointer === '' ? contractPart(target.contract) : target);
    }
  }
  return found.values();
}

/** The contract itself as a part. */
export function contractPart(contract: Contract): Part {
  const { $defs, ...schema } = contract.schema;
  return { contract, pointer: '', schema };
}

function rulesBelow(contract: Contract, schema: Schema, at: string): PlacedRule[] {
  return [...subschemas(schema, at)].flatMap(({ schema: each, pointer }) =>
    rulesIn(each).flatMap((rule, i) =>
      isObject(rule) ? [{ contract, pointer: `${pointer}/x-rules/${i}`, rule }] : [],
    ),
  );
}

/** The definitions of a contract as parts. */
export const definitionParts = (contract: Contract): Part[] =>
  definitionsOf(contract).map(({ key, schema }) => ({ contract, pointer: `/$defs/${escapeSegment(key)}`, schema }));

/** What a broken rule is reported as: its first sentence, `Must be …`, as a fragment that follows the path. */
export const messageOf = ({ description }: Rule): string => {
  const [sentence = description] = /^.*?(?=\.(?:\s|$))/s.exec(description) ?? [];
  return sentence.replace(/^Must /, 'must ');
};
