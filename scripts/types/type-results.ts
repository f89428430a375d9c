import { Ajv2020 } from 'ajv/dist/2020.js';
import { valueAt } from '../../src/base/pointer.js';
import type { Expectations } from '../../src/source/expectations.js';
import { mapSchema, type Schema } from '../../src/source/schema.js';
import type { Contract, Fixture } from '../../src/source/tree.js';
import { INEXPRESSIBLE } from './inexpressible.js';

/** What the type of a contract can say against one of its rejected cases. */
export interface TypeResult {
  readonly contract: Contract;
  readonly fixture: Fixture;
  /** What breaks: each error's path and keyword, as expect.json names them. */
  readonly errors: readonly { readonly path: string; readonly keyword: string }[];
  /** Undefined when the case breaks structure and must not type-check; else what no type says, a key of INEXPRESSIBLE. */
  readonly inexpressible: string | undefined;
}

/** Validates each rejected case by the rules of its contract that a type can express, and by no others. */
export function typeResults(contracts: readonly Contract[]): TypeResult[] {
  const ajv = new Ajv2020({ strict: false, ownProperties: true, validateSchema: false });
  for (const { schema } of contracts) ajv.addSchema(mapSchema(schema, keepExpressible));
  return contracts.flatMap((contract) => {
    const expected = contract.fixtures.expect as Expectations;
    return contract.fixtures.rejected.map((fixture) => {
      const errors = expected[fixture.name]?.errors ?? [];
      const breaksStructure = ajv.getSchema(contract.url)?.(fixture.value) === false;
      return {
        contract,
        fixture,
        errors,
        inexpressible: breaksStructure ? undefined : reasonOf(fixture.value, errors[0]),
      };
    });
  });
}

/** A structural rule that the types leave out tells integers from fractions, or stands in a condition. */
function reasonOf(value: unknown, { path, keyword } = { path: '', keyword: '' }): string {
  if (INEXPRESSIBLE.has(keyword)) return keyword;
  const found = valueAt(value, path);
  return keyword === 'type' && typeof found === 'number' && !Number.isInteger(found) ? 'integer' : 'if';
}

/** The part of a schema that a type says. Branches of `oneOf` may overlap once their finer rules are gone. */
function keepExpressible({ oneOf, type, ...rest }: Schema): Schema {
  const kept = Object.entries(rest).filter(([keyword]) => !INEXPRESSIBLE.has(keyword));
  return {
    ...Object.fromEntries(kept),
    ...(type === undefined ? {} : { type: toNumber(type) }),
    ...(oneOf === undefined ? {} : { allOf: [...((rest.allOf as Schema[] | undefined) ?? []), { anyOf: oneOf }] }),
  };
}

function toNumber(type: unknown): unknown {
  const types = [type].flat().map((each) => (each === 'integer' ? 'number' : each));
  return types.length === 1 ? types[0] : [...new Set(types)];
}
