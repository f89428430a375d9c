import type { Schema } from '../../src/source/schema.js';
import type { Contract, Tree } from '../../src/source/tree.js';

/** A contract that stands in no file, as `prepareSchema` and the compiler take it. Its address is the schema's `$id`. */
export function contractOf(schema: Schema, base = 'case'): Contract {
  const id = { domain: 'suite', base, major: 1 };
  const url = String(schema.$id);
  const fixtures = { folder: '', valid: [], rejected: [], ruleViolations: [], expect: {} };
  return { ...id, name: `suite.${base}@1`, url, file: `schemas/suite/${base}.v1.json`, schema, fixtures };
}

/** A tree of such contracts. */
export const treeOf = (...contracts: Contract[]): Tree => ({ root: '', contracts, manifests: [], problems: [] });
