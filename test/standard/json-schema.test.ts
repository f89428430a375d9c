import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { contract, contracts } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/engine/formats.js';
import { casesOf } from '../lib/fixture-cases.js';

const options = { strict: false, formats } as const;
const engines = { 'draft-2020-12': () => new Ajv2020(options), 'draft-07': () => new Ajv(options) };

describe.each(['draft-2020-12', 'draft-07'] as const)('the JSON Schema in %s', (target) => {
  test.each(contracts.map(({ name }) => name))(
    'of %s stands alone and validates its fixtures as the contract does',
    (name) => {
      const { input, output } = contract(name)['~standard'].jsonSchema;
      const schema = input({ target });
      expect(output({ target })).toStrictEqual(schema);
      expect(JSON.stringify(schema)).not.toMatch(/"\$ref":"(?!#)/);
      const accepts = engines[target]().compile(schema);
      const valid = [...casesOf(name, 'valid'), ...casesOf(name, 'rule-violations')];
      const rejected = casesOf(name, 'rejected');
      expect(valid.filter(([, value]) => !accepts(value)).map(([file]) => file)).toEqual([]);
      expect(rejected.filter(([, value]) => accepts(value)).map(([file]) => file)).toEqual([]);
      expect(Math.min(valid.length, rejected.length)).toBeGreaterThan(0);
    },
  );
});

test('is the published schema where that refers to nothing', () => {
  const { schema, '~standard': standard } = contract('live.agent-sandbox-worker-request@1');
  expect(standard.jsonSchema.input({ target: 'draft-2020-12' })).toStrictEqual(schema);
});

test('brings what is referred to along under the name of its type, once', () => {
  const schema = contract('sandbox.run-request@1')['~standard'].jsonSchema.input({ target: 'draft-2020-12' });
  const { $defs = {}, properties } = schema as { $defs?: Record<string, object>; properties: Record<string, object> };
  expect(Object.keys($defs).sort()).toEqual(['SandboxEnv', 'SandboxRunFile']);
  expect(JSON.stringify(properties.env)).toContain('"$ref":"#/$defs/SandboxEnv"');
});

test('is made anew at each call', () => {
  const { jsonSchema } = contract('platform.job@1')['~standard'];
  const mine = jsonSchema.input({ target: 'draft-07' });
  mine.title = 'changed';
  expect(jsonSchema.input({ target: 'draft-07' }).title).toBe('PlatformJob');
});

test.each(['openapi-3.0', 'draft-04', '__proto__', undefined])('throws for the target %s', (target) => {
  const { jsonSchema } = contract('platform.job@1')['~standard'];
  expect(() => jsonSchema.input({ target: target as string })).toThrow(
    new RangeError(`the target ${target} is not offered; ask for \`draft-2020-12\` or \`draft-07\``),
  );
});
