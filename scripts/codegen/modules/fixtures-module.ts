import { valueAt } from '../../../src/base/pointer.js';
import type { Expectations } from '../../../src/source/expectations.js';
import type { Contract, Fixture } from '../../../src/source/tree.js';
import { setAt } from '../../../src/testing/set-at.js';
import { findEdit } from '../../shared/find-edit.js';
import { scriptJson } from '../../shared/script-json.js';

/**
 * src/generated/fixtures.ts: the fixtures of each contract by name, for `openvibe-contracts/testing`. They are packed, since users
 * download them: src/testing/unpack-fixtures.ts says how.
 */
export function fixturesModule(contracts: readonly Contract[]): string {
  const entries = contracts.map((contract) => `  [${scriptJson(contract.name)}, ${scriptJson(packed(contract))}],`);
  return `export const packedFixtures: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
${entries.join('\n')}
]);
`;
}

function packed({ fixtures: { valid, rejected, ruleViolations, expect } }: Contract): string {
  const cases = (list: readonly Fixture[]): unknown[] =>
    list.map(({ name, value }) => {
      const errors = (expect as Expectations)[name]?.errors ?? [];
      return [
        name,
        errors.map(({ path, keyword, rule }) => [path, keyword, ...(rule ? [rule] : [])]),
        ...asEdit(valid, value),
      ];
    });
  const all = {
    valid: valid.map(({ name, value }) => [name, value]),
    rejected: cases(rejected),
    ruleViolations: cases(ruleViolations),
  };
  return JSON.stringify(all).replace(
    REPEATED,
    (text, unit: string) => `\u0001${text.length / unit.length}\u0002${unit}\u0003`,
  );
}

/** Short units, so that it is found fast; no escape is taken apart, since none is repeated alone. */
const REPEATED = /([A-Za-z0-9+/=_.-]{1,4}?)\1{99,}/g;

/** The first valid case from which one field or item, replaced, leads to the value, and how; or the value itself. */
function asEdit(valid: readonly Fixture[], value: unknown): unknown[] {
  for (const [near, { value: from }] of valid.entries()) {
    const edit = findEdit(from, value);
    if (!edit || edit.path === '') continue;
    // A list from which an item is gone is written as a whole.
    const parent = edit.path.slice(0, edit.path.lastIndexOf('/'));
    const path = edit.kind !== 'replaced' && Array.isArray(valueAt(from, parent)) ? parent : edit.path;
    if (path === '') continue;
    const put = path === edit.path && edit.kind === 'dropped' ? [] : [valueAt(value, path)];
    const copy = structuredClone(from);
    setAt(copy, path, ...put);
    // A field that was added comes last.
    if (JSON.stringify(copy) === JSON.stringify(value)) return [near, path, ...put];
  }
  return [value];
}
