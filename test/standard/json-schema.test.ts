import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { contract, contracts } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/engine/formats.js';
import { subschemas } from '../../src/source/schema.js';
import { explicitFormat } from '../../src/standard/explicit-format.js';
import { casesOf } from '../lib/fixture-cases.js';

type Json = Record<string, unknown>;
const TARGETS = ['draft-2020-12', 'draft-07'] as const;
const names = contracts.map(({ name }) => name);

/** Strict, and without the formats of the package: what a tool has. Lists of types and what only an `if` narrows are sound. */
const options = {
  strict: true,
  strictTypes: false,
  validateFormats: true,
  formats: { 'date-time': formats['date-time'] },
} as const;
const engines = { 'draft-2020-12': () => new Ajv2020(options), 'draft-07': () => new Ajv(options) };
const forTools = (name: (typeof names)[number], target: string): Json =>
  contract(name)['~standard'].jsonSchema.input({ target });
const published = (name: (typeof names)[number], target: string): Json =>
  contract(name)['~standard'].jsonSchema.input({ target, libraryOptions: { published: true } });

/** Every subschema, those in `definitions` among them. */
const places = (schema: Json): Json[] => {
  const { definitions = {}, ...rest } = schema;
  return [rest, ...Object.values(definitions as Json)].flatMap((root) =>
    [...subschemas(root as Json)].map((place) => place.schema),
  );
};

describe.each(TARGETS)('the JSON Schema in %s', (target) => {
  test.each(names)('of %s stands alone and validates its fixtures as the contract does', (name) => {
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
  });

  test.each(names)('of %s says all that tools want to read, and nothing that they do not know', (name) => {
    const schema = forTools(name, target);
    expect(schema.type).toBeDefined();
    for (const place of places(schema)) {
      expect(Object.keys(place).filter((keyword) => keyword.startsWith('x-'))).toEqual([]);
      expect(place.format ?? 'date-time').toBe('date-time');
      if ('const' in place || 'enum' in place) expect(place.type).toBeDefined();
      expect(Object.keys((place.properties as Json) ?? {})).toEqual(
        expect.arrayContaining((place.required ?? []) as []),
      );
    }
    expect(places(schema).length).toBeGreaterThan(0);
  });

  test.each(names)('of %s is the published one where that is asked for', (name) => {
    const accepts = engines[target]().addFormat('int32', formats.int32);
    for (const format of ['int64', 'uint32', 'uint64', 'byte'] as const) accepts.addFormat(format, formats[format]);
    for (const keyword of ['x-contract', 'x-rules', 'x-uniqueBy', 'x-maxBytes']) accepts.addKeyword(keyword);
    accepts.opts.strictRequired = false;
    const validate = accepts.compile(published(name, target));
    expect(casesOf(name, 'rejected').filter(([, value]) => validate(value))).toEqual([]);
    expect(published(name, target)['x-contract']).toEqual(contract(name).schema['x-contract']);
  });
});

test('as published is the published schema where that refers to nothing', () => {
  const { schema } = contract('live.agent-sandbox-worker-request@1');
  expect(published('live.agent-sandbox-worker-request@1', 'draft-2020-12')).toStrictEqual(schema);
});

/** What becomes of a place of a contract; a part of the pointer that holds a slash is none. */
test.each([
  ['the type of a constant', 'live.agent-sandbox-worker-request@1', 'isolation/host_network', { type: 'boolean' }],
  ['the type of a text', 'live.agent-sandbox-worker-request@1', 'isolation/workspace', { type: 'string' }],
  ['that an object is open', 'run.job-create-request@1', 'args', { type: 'object', additionalProperties: true }],
  ['the range of uint32', 'sandbox.adapter-config@1', 'default_cpus', { minimum: 0, maximum: 4294967295 }],
  ['the range of uint64', 'sandbox.adapter-config@1', 'max_exec_timeout_ms', { minimum: 0, exclusiveMaximum: 2 ** 64 }],
  ['the range of int32', 'sandbox.exec-response@1', 'exit_code', { minimum: -2147483648, maximum: 2147483647 }],
  ['the range of int64', 'sandbox.fs-entry@1', 'mtime', { minimum: -(2 ** 63), exclusiveMaximum: 2 ** 63 }],
  ['a reference with words of its own', 'sandbox.run-request@1', 'env', { $ref: '#/$defs/SandboxEnv' }],
] as const)('says %s', (_what, name, path, expected) => {
  let place = forTools(name, 'draft-2020-12');
  for (const key of path.split('/')) place = (place.properties as Record<string, Json>)[key] as Json;
  expect(place).toMatchObject(expected);
  expect(place.description).toEqual(expect.any(String));
});

// No contract has this format outside of its rules, which the form for tools leaves out.
test('says that a text is base64 in the words of JSON Schema', () => {
  expect(explicitFormat('byte', { type: 'string' })).toEqual({
    contentEncoding: 'base64',
    pattern: '^[A-Za-z0-9+/]*={0,2}$',
  });
});

test('keeps the narrower of two bounds', () => {
  expect(explicitFormat('uint32', { minimum: 64, maximum: 2 ** 40 })).toEqual({ minimum: 64, maximum: 2 ** 32 - 1 });
  expect(explicitFormat('int32', { minimum: -(2 ** 40) })).toEqual({ minimum: -(2 ** 31), maximum: 2 ** 31 - 1 });
});

test('says once what an object may hold: where the contract says it', () => {
  const { additionalProperties, then, ...rest } = forTools('run.job-create-request@1', 'draft-2020-12');
  expect([additionalProperties, then]).toEqual([false, { required: ['artifact'], properties: { artifact: {} } }]);
  expect(rest.if).not.toHaveProperty('additionalProperties');
});

test.each(TARGETS)('has the fields of a contract that is another one by a new name at its root, in %s', (target) => {
  const { properties, title, ...rest } = forTools('sandbox.worker-stop-response@1', target);
  expect([title, rest.type, Object.keys(rest)]).toEqual([
    'SandboxWorkerStopResponse',
    'object',
    expect.not.arrayContaining(['allOf', '$ref']),
  ]);
  expect(properties).toEqual(forTools('sandbox.worker-status@1', target).properties);
});

test('brings what is referred to along under the name of its type, once', () => {
  const { $defs = {} } = forTools('sandbox.run-request@1', 'draft-2020-12');
  expect(Object.keys($defs as Json).sort()).toEqual(['SandboxEnv', 'SandboxRunFile']);
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
