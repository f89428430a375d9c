import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ScriptError } from '../../src/source/problem.js';
import { parseJson } from '../../src/source/read-json.js';

/** A mutant that accepts the same values and words the same errors, as someone has made sure. */
export interface Equivalent {
  readonly contract: string;
  readonly pointer: string;
  readonly mutation: string;
  /** Why no case can tell it apart. */
  readonly reason: string;
}

export const EQUIVALENTS = 'scripts/mutate/equivalent-mutants.json';

const text = { type: 'string', minLength: 1 };
const hasShape = new Ajv2020().compile<Equivalent[]>({
  type: 'array',
  items: {
    type: 'object',
    properties: { contract: text, pointer: text, mutation: text, reason: text },
    required: ['contract', 'pointer', 'mutation', 'reason'],
    additionalProperties: false,
  },
});

/** The reviewed list of a tree; empty where there is none. */
export function readEquivalents(root: string): readonly Equivalent[] {
  const file = join(root, EQUIVALENTS);
  if (!existsSync(file)) return [];
  const value: unknown = parseJson(EQUIVALENTS, readFileSync(file));
  if (hasShape(value)) return value;
  const [error] = hasShape.errors ?? [];
  throw new ScriptError(`${EQUIVALENTS}#${error?.instancePath}: ${error?.message}`);
}
