import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';
import { runScript } from '../lib/run-script.js';
import { makeTree, SCHEMA } from '../lib/tree.js';

test('new scaffolds a contract that passes every check as it is', () => {
  const tree = makeTree();
  expect(runScript('new', 'room.message-request', '--owner', 'live', '--root', tree.root)).toEqual({
    code: 0,
    stdout: `scaffolded 6 files:
  schemas/room/message-request.v1.json
  fixtures/room/message-request.v1/valid/minimal.json
  fixtures/room/message-request.v1/valid/full.json
  fixtures/room/message-request.v1/rejected/without-id.json
  fixtures/room/message-request.v1/rejected/id-as-number.json
  fixtures/room/message-request.v1/expect.json
Now edit schemas/room/message-request.v1.json and its fixtures, then run \`npm test\`.
`,
    stderr: '',
  });
  expect(JSON.parse(tree.read('schemas/room/message-request.v1.json'))['x-contract'].owner).toBe('live');
  expect(runScript('check', '--root', tree.root)).toEqual({
    code: 0,
    stdout: `checked 2 contracts, 8 fixtures, 0 manifests: all is well
note: 6 descriptions are still those that \`npm run new\` laid, in 2 contracts; the first is ${SCHEMA}
`,
    stderr: '',
  });
});

test('what new lays is formatted as the linter wants it', () => {
  const tree = makeTree();
  cpSync(join(root, 'biome.json'), join(tree.root, 'biome.json'));
  symlinkSync(join(root, 'node_modules'), join(tree.root, 'node_modules'));
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['check', '--vcs-enabled=false', '--error-on-warnings', 'schemas', 'fixtures'];
  const { code, stdout, stderr } = runNode(tree.root, biome, ...args);
  expect({ code, said: stdout + stderr }).toEqual({
    code: 0,
    said: expect.stringMatching(/^Checked 6 files in \S+ No fixes applied\.\n$/),
  });
});

const OWNER =
  'must be the name of a service: 2 to 40 lower-case letters, digits and hyphens, the first a letter (pattern ^[a-z][a-z0-9-]{1,39}$)';

test.each([
  [
    'a name without a domain',
    'greeting',
    '"greeting" is not <domain>.<name> in kebab-case, such as live.agent-message-request',
  ],
  [
    'a name that is not kebab-case',
    'live.helloWorld',
    '"live.helloWorld" is not <domain>.<name> in kebab-case, such as live.agent-message-request',
  ],
  [
    'a second major of what may still change',
    'live.greeting@2',
    'live.greeting@1 is at 0.1.0 and promises nothing yet; change it instead of starting live.greeting@2',
  ],
  ['a contract that exists', 'live.greeting', `${SCHEMA} exists already; nothing was written`],
  [
    'a domain that is no name of a service, unless the owner is another',
    'a.greeting',
    `schemas/a/greeting.v1.json#/x-contract/owner: ${OWNER}\n1 problem found`,
  ],
  [
    'a title that the package exports for something else',
    'contract.error',
    'schemas/contract/error.v1.json: title "ContractError" is taken by the package, which exports it; choose another name\n1 problem found',
  ],
])('new refuses %s', (_what, name, message) => {
  const tree = makeTree();
  const before = tree.read(SCHEMA);
  expect(runScript('new', name, '--root', tree.root)).toEqual({ code: 1, stdout: '', stderr: `${message}\n` });
  expect(tree.read(SCHEMA)).toBe(before);
});

test('new refuses an owner that is no name, and a title that another contract has', () => {
  const tree = makeTree('a-b.c@1');
  expect(runScript('new', 'live.note', '--owner', 'Live Team', '--root', tree.root)).toEqual({
    code: 1,
    stdout: '',
    stderr: `schemas/live/note.v1.json#/x-contract/owner: ${OWNER}\n1 problem found\n`,
  });
  expect(runScript('new', 'a.b-c', '--owner', 'live', '--root', tree.root)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'schemas/a/b-c.v1.json: title "ABC" is taken by schemas/a-b/c.v1.json\n1 problem found\n',
  });
  expect(readdirSync(join(tree.root, 'schemas')).sort()).toEqual(['a-b', 'live']);
});

test('new lays the first contract of an empty folder, and one beside a contract that has a problem', () => {
  const tree = makeTree();
  tree.edit(SCHEMA, (schema) => (schema.title = 'Hello'));
  expect(runScript('new', 'live.note', '--root', tree.root)).toMatchObject({ code: 0, stderr: '' });
  tree.remove('schemas');
  tree.remove('fixtures');
  expect(runScript('new', 'live.note', '--root', tree.root)).toMatchObject({ code: 0, stderr: '' });
  expect(runScript('check', '--root', tree.root)).toMatchObject({ code: 0, stderr: '' });
});

test.each([
  ['without a name', [], 'name the contract: <domain>.<name>'],
  [
    'as npm calls it where the options stand before the `--`',
    ['live.note', 'run'],
    'too many arguments: run (options go behind `--`, as the usage shows)',
  ],
])('new called %s says what is wrong and how it is called', (_how, args, message) => {
  const { code, stdout, stderr } = runScript('new', ...args);
  expect({ code, stdout, stderr: stderr.split('\n').slice(0, 2) }).toEqual({
    code: 2,
    stdout: '',
    stderr: [message, 'usage: npm run new -- <domain>.<name> [--owner SERVICE] [--root DIR]'],
  });
});
