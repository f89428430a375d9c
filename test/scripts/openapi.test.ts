import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderOpenApi } from '../../scripts/openapi/render-documents.js';
import { parseRoute } from '../../scripts/openapi/route.js';
import { readTree } from '../../src/source/tree.js';
import { root } from '../lib/root.js';
import { FIXTURES, makeTree, SCHEMA, type TestTree } from '../lib/tree.js';

/** A tree with these capabilities of the service `live`, each with what it changes. */
function treeWith(...changes: object[]): TestTree {
  const tree = makeTree();
  const shape = JSON.parse(readFileSync(join(root, 'manifests/capabilities/run.job.submit.json'), 'utf8'));
  for (const [i, change] of changes.entries()) {
    const { inputSchema, implementedBy, ...plain } = shape;
    const id = `live.greeting.say${i}`;
    tree.write(`manifests/capabilities/${id}.json`, { ...plain, id, owner: 'live', ...change });
  }
  return tree;
}

// biome-ignore lint/suspicious/noExplicitAny: tests reach into JSON of many shapes
function documentsOf(tree: TestTree): Map<string, any> {
  return new Map(renderOpenApi(readTree(tree.root)).map(([file, text]) => [file, JSON.parse(text)]));
}

test('a route becomes a method and a path with its variable parts', () => {
  expect(parseRoute('POST /api/jobs/:id/logs/:line_no')).toEqual({
    method: 'post',
    path: '/api/jobs/{id}/logs/{line_no}',
    parameters: ['id', 'line_no'],
  });
  expect(parseRoute('GET /').path).toBe('/');
});

test('capabilities without routes make no document', () => {
  expect(documentsOf(treeWith({ inputSchema: 'live.greeting@1' }))).toEqual(new Map());
  expect(documentsOf(makeTree())).toEqual(new Map());
});

test('each service has one document, each route an operation with an id of its own', () => {
  const tree = treeWith(
    { implementedBy: ['GET /a', 'GET /b'] },
    { implementedBy: ['PUT /a'], inputSchema: 'live.greeting@1', audience: 'openvibe.live' },
    { implementedBy: ['GET /a'], owner: 'run' },
  );
  const documents = documentsOf(tree);
  expect([...documents.keys()]).toEqual(['openapi/live.json', 'openapi/run.json']);
  const { paths, components } = documents.get('openapi/live.json');
  expect(paths['/a'].get.operationId).toBe('live.greeting.say0');
  expect(paths['/b'].get.operationId).toBe('live.greeting.say0-2');
  expect(paths['/a'].put.operationId).toBe('live.greeting.say1');
  expect(Object.keys(components.securitySchemes)).toEqual(['token', 'token_openvibe.live']);
});

test('an operation that takes nothing is refused for no body', () => {
  const { paths, components } = documentsOf(treeWith({ implementedBy: ['GET /a'] })).get('openapi/live.json');
  expect(paths['/a'].get.requestBody).toBeUndefined();
  expect(Object.keys(paths['/a'].get.responses)).toEqual(['200', '401', '403']);
  expect(Object.keys(components.responses)).toEqual(['Unauthorized', 'Forbidden']);
});

test('what a contract refers to is bundled, and its shape spelt out', () => {
  const tree = treeWith({ implementedBy: ['POST /a'], inputSchema: 'live.greeting@1' });
  tree.edit(SCHEMA, (schema) => {
    schema.properties.mood = { $ref: '#/$defs/mood' };
    schema.$defs = {
      mood: {
        title: 'LiveGreetingMood',
        description: 'How.',
        type: 'object',
        properties: { next: { $ref: '#/$defs/mood' } },
        required: ['next', 'kind'],
      },
    };
  });
  const { components } = documentsOf(tree).get('openapi/live.json');
  expect(components.schemas.LiveGreeting.properties.mood).toEqual({ $ref: '#/components/schemas/LiveGreetingMood' });
  expect(components.schemas.LiveGreetingMood).toEqual({
    description: 'How.',
    type: 'object',
    properties: { next: { $ref: '#/components/schemas/LiveGreetingMood' }, kind: {} },
    required: ['next', 'kind'],
    additionalProperties: true,
  });
});

test('a body that breaks a rule is answered with 413 for a size and with 422 for all else', () => {
  const tree = treeWith({ implementedBy: ['POST /a'], inputSchema: 'live.greeting@1' });
  tree.edit(SCHEMA, (schema) => {
    schema['x-rules'] = [
      { id: 'short', description: 'Must be short.', must: { 'x-maxBytes': 9 } },
      { id: 'kind', description: 'Must be kind.', must: { minProperties: 1 } },
      { id: 'dry', description: 'Must be dry.', must: false },
    ];
  });
  const { responses } = documentsOf(tree).get('openapi/live.json').paths['/a'].post;
  expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '413', '422']);
  expect(responses['413'].description).toBe(
    'The body is too large. These limits hold, too:\n\n- `short`: Must be short.',
  );
  expect(responses['422'].description).toBe(
    'The body breaks a rule that its schema does not hold:\n\n- `kind`: Must be kind.\n- `dry`: Must be dry.',
  );
});

test('each answer is a status with a body, and each refusal has an example of that status', () => {
  const tree = treeWith({ implementedBy: ['POST /a'], inputSchema: 'live.greeting@1' });
  const { paths, components } = documentsOf(tree).get('openapi/live.json');
  const { responses } = paths['/a'].post;
  expect(responses['200']).toEqual({
    description: 'It was carried out. What is answered has no contract.',
    content: { 'application/json': { schema: {} } },
  });
  const exampleOf = (name: string) => components.responses[name].content['application/problem+json'].example;
  expect(exampleOf('Unauthorized')).toEqual({ type: 'about:blank', title: 'Unauthorized', status: 401 });
  expect(exampleOf('TooLarge')).toEqual({ type: 'about:blank', title: 'Payload Too Large', status: 413 });
  expect(responses['400'].content['application/problem+json'].example.status).toBe(400);
});

test('a shape is in the form that tools read: types, bounds, whether it is open, and a default in words', () => {
  const tree = treeWith({ implementedBy: ['POST /a'], inputSchema: 'live.greeting@1' });
  tree.edit(SCHEMA, (schema) => {
    schema.properties.args = { description: 'What it takes.', type: 'object', default: {} };
    schema.properties.kind = { const: 'hello' };
    schema.properties.age = { type: 'integer', format: 'uint32' };
    schema.properties.count = { type: 'integer', format: 'int64', default: null };
    schema.if = { properties: { kind: { const: 'hello' } }, required: ['kind'] };
    // biome-ignore lint/suspicious/noThenProperty: a keyword
    schema.then = { required: ['args'] };
  });
  const { LiveGreeting } = documentsOf(tree).get('openapi/live.json').components.schemas;
  expect(LiveGreeting.properties).toMatchObject({
    args: { description: 'What it takes. The default is `{}`.', type: 'object', additionalProperties: true },
    kind: { type: 'string', const: 'hello' },
    age: { type: 'integer', minimum: 0, maximum: 4294967295 },
    count: { type: 'integer', format: 'int64', minimum: -(2 ** 63), exclusiveMaximum: 2 ** 63 },
  });
  expect(JSON.stringify(LiveGreeting)).not.toContain('"default"');
  expect(LiveGreeting.additionalProperties).toBe(true);
  expect(LiveGreeting.if).toEqual({
    properties: { kind: { type: 'string', const: 'hello' } },
    required: ['kind'],
    unevaluatedProperties: true,
  });
  expect(LiveGreeting.then).toEqual({ properties: { args: {} }, required: ['args'], unevaluatedProperties: true });
});

test('a contract that is another by a new name says what that one says', () => {
  const tree = treeWith({ implementedBy: ['POST /a'], inputSchema: 'live.greeting@1' });
  tree.edit(SCHEMA, (schema) => {
    schema.$defs = { shape: { ...schema, title: 'LiveGreetingShape', description: 'The shape.' } };
    for (const keyword of ['type', 'properties', 'required', 'additionalProperties']) delete schema[keyword];
    delete schema.$defs.shape.$id;
    schema.allOf = [{ $ref: '#/$defs/shape' }];
  });
  const { schemas } = documentsOf(tree).get('openapi/live.json').components;
  expect(Object.keys(schemas)).toEqual(['LiveGreeting', 'Problem']);
  expect(schemas.LiveGreeting).toMatchObject({ type: 'object', 'x-contract-name': 'live.greeting@1' });
});

test('a contract without rejected cases has no example of a problem', () => {
  const tree = treeWith({ implementedBy: ['POST /a'], inputSchema: 'live.greeting@1' });
  tree.remove(`${FIXTURES}/rejected`);
  const { responses } = documentsOf(tree).get('openapi/live.json').paths['/a'].post;
  expect(responses['400'].content['application/problem+json']).toEqual({
    schema: { $ref: '#/components/schemas/Problem' },
  });
});

test('two capabilities cannot claim one route', () => {
  const tree = treeWith({ implementedBy: ['GET /a/:id'] }, { implementedBy: ['GET /a/:id'] });
  expect(() => documentsOf(tree)).toThrow('GET /a/:id carries out two capabilities; name it in one of them');
});
