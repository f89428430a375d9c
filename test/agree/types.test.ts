import { afterAll, describe, expect, test } from 'vitest';
import { rejectedFixturesModule } from '../../scripts/codegen/modules/rejected-fixtures-module.js';
import { typeResults } from '../../scripts/types/type-results.js';
import type { Schema } from '../../src/source/schema.js';
import { readTree } from '../../src/source/tree.js';
import { contractOf } from '../lib/contract-of.js';
import { root } from '../lib/root.js';

// The proof itself is test/generated/rejected-fixtures.test-d.ts, which tsc validates.
const results = typeResults(readTree(root).contracts);
const STRUCTURE = new Set(['required', 'type', 'additionalProperties', 'const', 'enum']);

describe('the types and the rejected fixtures', () => {
  const toldByTypes = results.filter(({ inexpressible }) => inexpressible === undefined);

  test('most cases break structure, and each breaks it by a structural keyword', () => {
    const others = toldByTypes.filter(({ errors }) => !errors.some(({ keyword }) => STRUCTURE.has(keyword)));
    expect(others.map(({ fixture }) => fixture.file)).toEqual([]);
    expect(toldByTypes.length).toBeGreaterThan(results.length / 2);
  });

  test('a structural rule that no type tells is one of a condition, or tells integers from fractions', () => {
    const left = results.filter(({ inexpressible, errors }) => {
      return inexpressible !== undefined && errors.some(({ keyword }) => STRUCTURE.has(keyword));
    });
    expect(new Set(left.map(({ inexpressible }) => inexpressible))).toEqual(new Set(['integer', 'if']));
  });

  afterAll(() => {
    const counts = new Map<string, number>();
    for (const { inexpressible = 'by types' } of results) {
      counts.set(inexpressible, (counts.get(inexpressible) ?? 0) + 1);
    }
    const told = [...counts].map(([keyword, count]) => `${keyword} ${count}`).join(', ');
    process.stdout.write(`types: ${results.length} rejected fixtures; told ${told}\n`);
  });
});

describe('rejectedFixturesModule', () => {
  const moduleOf = (schema: Schema, keyword: string, value: unknown): string => {
    const contract = contractOf({ $id: 'https://example.com/case.json', ...schema });
    const rejected = [{ name: 'odd', file: '', value }];
    const expected = { odd: { errors: [{ path: '/n', keyword }] } };
    return rejectedFixturesModule([{ ...contract, fixtures: { ...contract.fixtures, rejected, expect: expected } }]);
  };
  const integer = { properties: { n: { type: 'integer', minimum: 0 } } };

  test('writes a type test for a case that breaks structure', () => {
    expect(moduleOf(integer, 'type', { n: '1' })).toBe(`import type { ContractTypes } from 'openvibe-contracts';
import { assertType, test } from 'vitest';

test('suite.case@1 rejects odd', () => {
  // @ts-expect-error: type at "/n"
  assertType<ContractTypes['suite.case@1']>({"n":"1"});
});


`);
  });

  test.each([
    [integer, 'minimum', { n: -1 }, 'minimum: a number type has no bounds'],
    [integer, 'type', { n: 0.5 }, 'integer: a number type has no whole numbers of its own'],
    [
      // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
      { if: { required: ['m'] }, then: { required: ['n'] } },
      'required',
      { m: 1 },
      'if: a condition on one field that narrows another would be a union of all combinations',
    ],
  ])('lists a case that no type tells: %j, %s', (schema, keyword, value, reason) => {
    expect(moduleOf(schema, keyword, value)).toBe(`import type { ContractTypes } from 'openvibe-contracts';
import { assertType, test } from 'vitest';



// Told by no type, ${reason}.
//   suite.case@1 odd
`);
  });
});
