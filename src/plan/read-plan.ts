import { ScriptError } from '../source/problem.js';
import { resolveRef } from '../source/resolve.js';
import type { Schema } from '../source/schema.js';
import type { Contract, Tree } from '../source/tree.js';
import type { Plan, Shape } from './nodes.js';
import { readBranch, readShape } from './read-shape.js';
import type { Part, Reading, Undecidable } from './reading.js';

/** Reads a contract, or one of its subschemas as if it stood alone, and all that it refers to. */
export function readPlan(
  tree: Tree,
  contract: Contract,
  { part = 'shape', undecidable = 'refuse', schema = contract.schema }: Partial<PlanOptions> = {},
): Plan {
  const shapes = new Map<string, Shape>();
  const waiting: (() => void)[] = [];
  const add = (address: string, reading: Reading, found: Schema): string => {
    if (!shapes.has(address)) {
      // The place is taken before it is filled: a shape may lead back to itself.
      shapes.set(address, { at: reading.at, nodes: [] });
      const at = reading.contract === contract ? reading.at : `${reading.contract.name}${reading.at}`;
      waiting.push(() => shapes.set(address, { ...readShape(reading, found), at }));
    }
    return address;
  };
  const addressOf = (reading: Reading, ref: string): string => {
    const target = resolveRef(tree, reading.contract, ref);
    if (!target) throw new ScriptError(`${reading.contract.file}: nothing stands where "$ref": "${ref}" leads`);
    // What a condition refers to is a shape like others, whose errors are then forgotten.
    const of = reading.part === 'rules' ? 'rules' : 'shape';
    const next = { ...reading, contract: target.contract, part: of, at: `#${target.pointer}` } as const;
    return add(`${of} ${target.contract.url}#${target.pointer}`, next, target.schema);
  };
  const address = schema === contract.schema ? `${part} ${contract.url}#` : 'part';
  const root = add(address, { tree, contract, part, undecidable, at: '#', addressOf, readShape, readBranch }, schema);
  for (let read = waiting.shift(); read; read = waiting.shift()) read();
  return { root, shapes };
}

interface PlanOptions {
  readonly part: Part;
  readonly undecidable: Undecidable;
  readonly schema: Schema;
}
