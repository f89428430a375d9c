import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';
import { runScript } from '../lib/run-script.js';
import { makeTree, SCHEMA } from '../lib/tree.js';

test('new lays a contract that passes every check as it is', () => {
  const tree = makeTree();
  expect(runScript('new', 'room.message-request', '--owner', 'live', '--root', tree.root)).toEqual({
    code: 0,
    stdout: `laid 6 files:
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
    stdout: 'checked 2 contracts, 8 fixtures, 0 manifests: all is well\n',
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
  ['a second major', 'live.greeting@2', 'live.greeting@2: a new contract starts at @1'],
  ['a contract that exists', 'live.greeting', `${SCHEMA} exists already; nothing was written`],
])('new refuses %s', (_what, name, message) => {
  const tree = makeTree();
  const before = tree.read(SCHEMA);
  expect(runScript('new', name, '--root', tree.root)).toEqual({ code: 1, stdout: '', stderr: `${message}\n` });
  expect(tree.read(SCHEMA)).toBe(before);
});
