import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commitAll, hasGit } from '../../lib/repository.js';
import { root } from '../../lib/root.js';
import { cliPath } from '../../lib/run-cli.js';
import { type Run, runNode } from '../../lib/run-node.js';
import { makeTree, SCHEMA } from '../../lib/tree.js';

const compat = (...args: string[]): Run => runNode(root, cliPath(), 'compat', ...args);

const limits = (required: readonly string[]): object => ({
  type: 'object',
  properties: {
    limits: { type: 'object', properties: { cpu_ms: { type: 'integer' } }, required, additionalProperties: false },
  },
});

/** Writes the schemas into files and gives their paths. */
function filesOf(...schemas: readonly unknown[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-compat-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return schemas.map((schema, i) => {
    const file = join(folder, `${i}.json`);
    writeFileSync(file, typeof schema === 'string' ? schema : JSON.stringify(schema));
    return file;
  });
}

const BROKEN = `backward: broken
  witness {"limits":{}}
  refused: /limits/cpu_ms: is required
forward: proven (the old schema accepts all that the new one accepts)
- /limits: cpu_ms is now required
  breaks callers; make it optional with a default, or start v2
`;

test('says what breaks, whom, and what to do instead', () => {
  const files = filesOf(limits([]), limits(['cpu_ms']));
  expect(compat(...files)).toEqual({ code: 1, stdout: BROKEN, stderr: '' });
  expect(compat(...files, '--mode', 'forward')).toEqual({ code: 0, stdout: BROKEN, stderr: '' });
  expect(compat(...files, '--mode', 'full').code).toBe(1);
});

test('the page shows what is said', () => {
  expect(readFileSync(join(root, 'docs/compatibility.md'), 'utf8')).toContain(`\`\`\`text\n${BROKEN}\`\`\`\n`);
});

test('says the same in JSON', () => {
  const { code, stdout } = compat(...filesOf(limits([]), limits(['cpu_ms'])), '--json');
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toEqual({
    backward: {
      verdict: 'broken',
      witness: { limits: {} },
      errors: [{ path: '/limits/cpu_ms', message: 'is required' }],
    },
    forward: { verdict: 'proven' },
    differences: [
      {
        pointer: '/limits',
        keyword: 'required',
        message: 'cpu_ms is now required',
        breaks: ['callers'],
        advice: 'make it optional with a default, or start v2',
      },
    ],
  });
});

test('names a keyword that it does not know, unless told that it has no effect', () => {
  const files = filesOf({ type: 'string' }, { type: 'string', 'x-shown-as': 'text' });
  expect(compat(...files).stdout).toContain('backward: unproven\n  unknown keyword "x-shown-as"\n');
  expect(compat(...files, '--notes', 'x-shown-as')).toMatchObject({ code: 0, stderr: '' });
});

test('compares schemas of the drafts themselves, and says nothing on the side', () => {
  const draft = join(root, 'node_modules/ajv/dist/refs/json-schema-draft-07.json');
  const [changed = ''] = filesOf(readFileSync(draft, 'utf8').replace('"minimum": 0', '"minimum": 1'));
  const { code, stdout, stderr } = compat(draft, changed);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout).toMatch(/^backward: broken\n {2}witness \{"\w+":0\}\n.*\nforward: proven /s);
});

test('follows a $ref into the files it is handed', () => {
  const [old = '', next = '', level = ''] = filesOf(
    { $id: 'https://example.test/a.json', $ref: 'level.json' },
    { type: 'integer' },
    { $id: 'https://example.test/level.json', type: 'integer', minimum: 0 },
  );
  expect(compat(old, next)).toEqual(usage('level.json is missing, which a $ref leads to; '));
  expect(compat(old, next, '--refers', level)).toMatchObject({ code: 0, stderr: '' });
});

const usage = (message: string) => ({ code: 2, stdout: '', stderr: expect.stringContaining(message) });

test('a wrong call and a file that cannot be read exit with 2', () => {
  const [schema = '', broken = '', list = ''] = filesOf({ type: 'string' }, '{', []);
  expect(compat(schema)).toEqual(usage('name two files, OLD and NEW, or a tree with --against'));
  expect(compat(schema, broken)).toEqual(usage(`${broken}: line 1, column 2: is not JSON: `));
  expect(compat(list, schema)).toEqual(usage(`${list} is not a schema: must be an object, true or false`));
  expect(compat(schema, `${schema}.gone`)).toEqual(usage(`${schema}.gone could not be read: there is no such file`));
  expect(compat(schema, schema, '--mode', 'sideways')).toEqual(
    usage("option '--mode <mode>' argument 'sideways' is invalid. Allowed choices are backward, forward, full."),
  );
  expect(compat('--against', 'nowhere')).toEqual(usage('nowhere'));
});

test.skipIf(!hasGit)('compares a tree with itself at a commit, and with a folder', () => {
  const tree = makeTree();
  tree.write('.gitattributes', 'schemas export-ignore\n');
  commitAll(tree.root);
  const other = makeTree();
  tree.edit(SCHEMA, (schema) => {
    schema.minProperties = 7;
  });
  const told = compat('--against', 'HEAD', '--root', tree.root);
  expect(told).toMatchObject({ code: 1, stderr: '' });
  expect(told.stdout).toContain('live.greeting@1\n  backward: broken\n  ');
  expect(told.stdout).toContain('  - must now have at least 7 fields\n');
  expect(told.stdout).toMatch(/\n0 of 1 contract accepts exactly what it accepted\n$/);
  expect(compat('--against', other.root, '--root', tree.root)).toEqual(told);
  expect(compat('--against', other.root, '--root', other.root)).toEqual({
    code: 0,
    stdout: '1 of 1 contract accepts exactly what it accepted\n',
    stderr: '',
  });
});

test('shows other tools where in the new schema the promise breaks', () => {
  const files = filesOf(JSON.stringify(limits([]), null, 2), JSON.stringify(limits(['cpu_ms']), null, 2));
  const sarif = JSON.parse(compat(...files, '--format', 'sarif').stdout);
  expect(sarif.runs[0].results).toEqual([
    {
      ruleId: 'required',
      level: 'error',
      message: { text: '/limits: cpu_ms is now required; make it optional with a default, or start v2' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: `file://${files[1]}` },
            region: { startLine: 4, startColumn: 15 },
          },
          logicalLocations: [{ fullyQualifiedName: '/limits' }],
        },
      ],
    },
  ]);
  expect(compat(...files, '--format', 'github', '--mode', 'forward')).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(compat(...files, '--format', 'github', '--mode', 'full').code).toBe(1);
  expect(compat(...files, '--quiet', '--mode', 'forward')).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('a contract that is gone keeps no promise', () => {
  const tree = makeTree();
  const other = makeTree();
  tree.write('schemas/live/farewell.v1.json', readFileSync(join(tree.root, SCHEMA), 'utf8'));
  const told = compat('--against', tree.root, '--root', other.root, '--format', 'github');
  expect(told).toEqual({
    code: 1,
    stdout: `::error file=${join(other.root, 'schemas/live/farewell.v1.json')},title=live.farewell@1::is gone\n`,
    stderr: '',
  });
});

test.each([
  ['allOf', { allOf: [{ $ref: '#' }] }, ''],
  ['anyOf', { anyOf: [{ type: 'string' }, { $ref: '#' }] }, ''],
  ['not', { not: { $ref: '#' } }, ''],
  ['a definition', { $ref: '#/$defs/a', $defs: { a: { oneOf: [{ $ref: '#/$defs/a' }, true] } } }, 'at /$defs/a: '],
])('a schema that refers to itself through %s is unproven with its name, and the call was right', (_, schema, at) => {
  const reason = (side: string): string =>
    `  ${at}the ${side} schema refers to itself here without looking at a part of the value, so it has no meaning\n`;
  const printed = (side: string): string => `backward: unproven\n${reason(side)}forward: unproven\n${reason(side)}`;
  expect(compat(...filesOf(schema, { type: 'string' }))).toEqual({ stdout: printed('old'), stderr: '', code: 1 });
  expect(compat(...filesOf({ type: 'string' }, schema))).toEqual({ stdout: printed('new'), stderr: '', code: 1 });
});

test('what ajv alone knows is an unknown keyword, and no promise is left behind', () => {
  const text = { type: 'string' };
  expect(compat(...filesOf(text, { $async: true, ...text }))).toMatchObject({
    stdout: expect.stringMatching(/^backward: unproven\n {2}unknown keyword "\$async"\nforward: unproven\n/),
    stderr: '',
    code: 1,
  });
});
