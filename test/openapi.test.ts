import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { contract, contracts, toProblem, validate } from 'openvibe-contracts';
import { capabilities, inputOf } from 'openvibe-contracts/capabilities';
import { describe, expect, test } from 'vitest';
import { formats } from '../src/engine/formats.js';
import { casesOf } from './lib/fixture-cases.js';
import { root } from './lib/root.js';

const folder = join(root, 'openapi');
const files = readdirSync(folder);
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
// biome-ignore lint/suspicious/noExplicitAny: tests reach into JSON of many shapes
const documentOf = (file: string): any => JSON.parse(textOf(file));

test('there is a document for each service that has routes', () => {
  expect(files).toEqual(['live.json', 'run.json']);
  const routed = capabilities.filter(({ implementedBy }) => implementedBy);
  expect([...new Set(routed.map(({ owner }) => `${owner}.json`))].sort()).toEqual(files);
});

/** The problems that the recommended rules of the linter find, its warnings among them. */
async function lint(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

describe.each(files)('%s', (file) => {
  test('passes the linter', async () => {
    expect(await lint(textOf(file))).toEqual([]);
  });

  test('has components that validate the fixtures as the contracts do', () => {
    const ajv = new Ajv2020({ strict: false, formats });
    ajv.addSchema({ $id: 'https://openapi.test/live.json', components: documentOf(file).components });
    const named = Object.entries<{ 'x-contract-name'?: string }>(documentOf(file).components.schemas).flatMap(
      ([title, component]) => (component['x-contract-name'] ? [[title, component['x-contract-name']] as const] : []),
    );
    expect(named.length).toBeGreaterThan(1);
    for (const [title, name] of named) {
      expect(contracts.find((info) => info.name === name)?.title).toBe(title);
      const accepts = ajv.getSchema(`https://openapi.test/live.json#/components/schemas/${title}`);
      expect(casesOf(name, 'valid').filter(([, value]) => !accepts?.(value))).toEqual([]);
      expect(casesOf(name, 'rejected').filter(([, value]) => accepts?.(value) !== false)).toEqual([]);
    }
  });

  test('has components for all that is used, and no others', () => {
    const used = [...textOf(file).matchAll(/"\$ref": "([^"]*)"/g)].map(([, ref = '']) => ref);
    const { schemas, responses } = documentOf(file).components;
    const there = [
      ...Object.keys(schemas).map((key) => `#/components/schemas/${key}`),
      ...Object.keys(responses).map((key) => `#/components/responses/${key}`),
    ];
    expect([...new Set(used)].sort()).toEqual(there.sort());
  });

  test('describes the problems that toProblem makes', () => {
    const ajv = new Ajv2020({ strict: false });
    const { Problem } = documentOf(file).components.schemas;
    const accepts = ajv.compile({ ...Problem, unevaluatedProperties: false });
    const result = validate('run.job-create-request@1', { inputs: Array(200).fill(7) });
    if (result.valid) throw new Error('should be invalid');
    expect(accepts(JSON.parse(JSON.stringify(toProblem(result, { instance: 'urn:x' }))))).toBe(true);
    expect(accepts({ errors: [{ pointer: '#/a' }] })).toBe(false);
  });
});

test('an operation has the path, the parameter, the bodies, the capability and the audience of its manifest', () => {
  const { paths, components } = documentOf('live.json');
  expect(Object.keys(paths)).toEqual(['/api/streams/agent/{id}/plays/worker']);
  const { post, ...others } = paths['/api/streams/agent/{id}/plays/worker'];
  expect(others).toEqual({});
  expect(post.operationId).toBe('live.agent_sandbox.register');
  expect(post.parameters).toMatchObject([{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]);
  expect(post.requestBody.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/LiveAgentSandboxWorkerRequest',
  });
  expect(post.responses['200'].content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/LiveAgentSandboxWorkerResult',
  });
  expect(post.security).toEqual([{ 'token_openvibe.live': ['live.agent_sandbox.register'] }]);
  expect(components.securitySchemes).toMatchObject({
    'token_openvibe.live': { type: 'http', scheme: 'bearer', 'x-audience': 'openvibe.live' },
  });
  expect(post['x-capability']).toMatchObject({ permissions: ['live:write'], visibility: 'internal', status: 'active' });
});

test('refusals are problem+json, and a bad body is reported with errors', () => {
  for (const file of files) {
    for (const operations of Object.values<Record<string, { responses: Record<string, unknown> }>>(
      documentOf(file).paths,
    )) {
      for (const { responses } of Object.values(operations)) {
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '401', '403', '413']));
      }
    }
  }
  const [operations] = Object.values<{ post: { responses: Record<string, unknown> } }>(documentOf('run.json').paths);
  expect(operations?.post.responses['400']).toMatchObject({
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        example: { status: 400, errors: [{ pointer: expect.stringMatching(/^#/), detail: expect.any(String) }] },
      },
    },
  });
});

test('examples are valid cases of the contract', () => {
  const [operations] = Object.values<{ post: { requestBody: { content: Record<string, { examples: object }> } } }>(
    documentOf('run.json').paths,
  );
  const examples = Object.entries<{ value: unknown }>(
    operations?.post.requestBody.content['application/json']?.examples as Record<string, { value: unknown }>,
  );
  expect(examples).toHaveLength(2);
  expect(examples.filter(([, { value }]) => !inputOf('run.job.submit').is(value))).toEqual([]);
  expect(contract('run.job-create-request@1').owner).toBe('run');
});

test('the linter is one that finds errors', async () => {
  const broken = documentOf('live.json');
  broken.paths['/api/streams/agent/{id}/plays/worker'].post.parameters = [];
  broken.components.schemas.LiveAgentSandboxWorkerResult.$ref = '#/components/schemas/Nothing';
  expect(await lint(JSON.stringify(broken))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^path-parameters-defined/),
      expect.stringMatching(/^no-unresolved-refs/),
    ]),
  );
});
