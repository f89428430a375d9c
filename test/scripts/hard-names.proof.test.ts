import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';
import { runScript } from '../lib/run-script.js';
import { makeTree, SCHEMA, type TestTree } from '../lib/tree.js';

/** Texts that look like the code around them: what ajv writes, and what is changed in it. */
const TEXTS = [
  'json-schema7',
  'use schema1 now',
  'schema1.properties["a"]',
  'import(x)',
  'require("ajv/dist/runtime/ucs2length").default',
  '";const schema1 = {};"',
  '\\";throw 1;//',
  ',schemaPath:"#/type",keyword:',
  '{instancePath:a,parentData:b,rootData}',
  'a{b',
  'for(const k of Object.keys(data)){',
  'const indices0 = {};',
  '"7"',
  '7',
  '*/ // </script>',
  'line\nbreak\u2028',
  'constructor',
  'toString',
  '$ref',
  '$&',
];

/** Generates the tree's code beside a copy of the runtime, and validates values with it. */
function results(tree: TestTree, values: unknown[]): unknown {
  cpSync(join(root, 'src'), join(tree.root, 'src'), {
    recursive: true,
    filter: (file) => !file.includes('generated'),
  });
  symlinkSync(join(root, 'node_modules'), join(tree.root, 'node_modules'));
  tree.write('package.json', { type: 'module' });
  tree.write('values.json', values);
  tree.write(
    'validate.ts',
    `import { readFileSync } from 'node:fs';
import { validate } from './src/validate.js';
const values: unknown[] = JSON.parse(readFileSync('values.json', 'utf8'));
const results = values.map((value) => validate('live.greeting@1', value).errors);
process.stdout.write(JSON.stringify(results.map((errors) => errors.map(({ path, keyword }) => [path, keyword]))));
`,
  );
  expect(runScript('generate', '--root', tree.root)).toMatchObject({ code: 0, stderr: '' });
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--skipLibCheck'];
  expect(runNode(tree.root, tsc, ...options, 'src/generated/types.ts')).toEqual({ code: 0, stdout: '', stderr: '' });
  const { code, stdout, stderr } = runNode(tree.root, '--import', 'tsx', 'validate.ts');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

test('names and values that look like code are validated as any others', () => {
  const tree = makeTree();
  tree.edit(SCHEMA, (schema) => {
    for (const text of TEXTS) {
      schema.properties[text] = { description: 'A text.', type: 'object', properties: {}, required: [] };
      schema.properties[text].properties[text] = { description: text, enum: [text, 1] };
      schema.properties[text].required.push(text);
      schema.properties[text].additionalProperties = false;
    }
    schema.properties.only = { description: 'One of them.', type: 'array', items: { enum: TEXTS } };
    schema.properties.next = { $ref: '#' };
    schema.additionalProperties = false;
  });
  const full = Object.fromEntries(TEXTS.map((text) => [text, { [text]: text }]));
  const broken = Object.fromEntries(TEXTS.map((text) => [text, { [text]: 'other' }]));
  const pointers = TEXTS.map((text) => text.replaceAll('~', '~0').replaceAll('/', '~1'));
  const byPath = ([a = '']: string[], [b = '']: string[]): number => (a < b ? -1 : 1);
  expect(
    results(tree, [
      { id: 'a', only: TEXTS, ...full, next: { id: 'b', ...full } },
      { id: 'a', next: { id: 'b', ...broken } },
      { id: 'a', '$&': {}, 'schema1.properties': 1 },
    ]),
  ).toEqual([
    [],
    pointers.map((pointer) => [`/next/${pointer}/${pointer}`, 'enum']).sort(byPath),
    [
      ['/$&/$&', 'required'],
      ['/schema1.properties', 'additionalProperties'],
    ],
  ]);
});

test('a list of values or of required names may be long, and a tag of any name', () => {
  const tree = makeTree();
  const many = Array.from({ length: 249 }, (_, i) => `n${i}`);
  const branch = (kind: string) => ({
    type: 'object',
    properties: { constructor: { description: 'Which.', const: kind } },
    required: ['constructor'],
  });
  tree.edit(SCHEMA, (schema) => {
    schema.properties.many = { description: 'One of many.', type: 'string', enum: many };
    const properties = Object.fromEntries(many.map((name) => [name, { description: 'It.', type: 'null' }]));
    schema.properties.all = { description: 'All of them.', type: 'object', properties, required: many };
    schema.properties.either = { description: 'Either.', oneOf: [branch('a'), branch('b')] };
  });
  const all = Object.fromEntries(many.map((name) => [name, null]));
  const { n7: _, ...most } = all;
  expect(
    results(tree, [
      { id: 'a', many: 'n248', all, either: JSON.parse('{ "constructor": "b" }') },
      { id: 'a', many: 'n249', all: most, either: {} },
    ]),
  ).toEqual([
    [],
    [
      ['/all/n7', 'required'],
      ['/either/constructor', 'required'],
      ['/many', 'enum'],
    ],
  ]);
});
