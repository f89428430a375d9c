import { expect, test } from 'vitest';
import type { Run } from '../lib/run-node.js';
import { runScript } from '../lib/run-script.js';
import { FIXTURES, makeTree, SCHEMA, type TestTree } from '../lib/tree.js';

const KINDS = 'type 7, required 2, property 5, object 1';

/** Runs `mutate` on a tree, with the seconds that it took left out. */
function mutate(tree: TestTree, ...args: string[]): Run {
  const { code, stdout, stderr } = runScript('mutate', '--root', tree.root, ...args);
  return { code, stdout: stdout.replace(/ in \d+ s\n$/, ' in … s\n'), stderr };
}

function reject(tree: TestTree, name: string, value: unknown, path: string, keyword = 'type'): void {
  tree.write(`${FIXTURES}/rejected/${name}.json`, value);
  tree.edit(`${FIXTURES}/expect.json`, (expected) => (expected[name] = { errors: [{ path, keyword }] }));
}

/** The contract as it is laid, with cases for all that it says. */
function pinnedTree(...names: string[]): TestTree {
  const tree = makeTree(...names);
  tree.write(`${FIXTURES}/valid/unknown-field.json`, { id: 'first', more: 1 });
  reject(tree, 'null-body', null, '');
  reject(tree, 'array-body', [], '');
  reject(tree, 'id-null', { id: null }, '/id');
  reject(tree, 'note-null', { id: 'first', note: null }, '/note');
  reject(tree, 'note-as-number', { id: 'first', note: 1 }, '/note');
  return tree;
}

const list = (tree: TestTree, mutation: string): void =>
  tree.write('scripts/mutate/equivalent-mutants.json', [
    { contract: 'live.greeting@1', pointer: '/properties/note/type', mutation, reason: 'for this test' },
  ]);

test('names contract, place and change of each mutant that no case notices', () => {
  expect(mutate(makeTree())).toEqual({
    code: 1,
    stdout: '',
    stderr: `live.greeting@1 /type drop type: survived
live.greeting@1 /type add "null": survived
live.greeting@1 /type add "array": survived
live.greeting@1 /properties/note allow anything: survived
live.greeting@1 /additionalProperties close: survived
live.greeting@1 /properties/id/type add "null": survived
live.greeting@1 /properties/note/type add "null": survived
live.greeting@1 /properties/note/type add "number": survived
mutated 1 contract: 15 mutants (${KINDS}), 7 killed, 0 equivalent, 8 survived
`,
  });
});

test('says how many there were when every one is noticed', () => {
  expect(mutate(pinnedTree())).toEqual({
    code: 0,
    stdout: `mutated 1 contract: 15 mutants (${KINDS}), 15 killed, 0 equivalent, 0 survived in … s\n`,
    stderr: '',
  });
});

test('takes one contract alone', () => {
  expect(mutate(pinnedTree('live.farewell@1'), '--contract', 'live.greeting@1').code).toBe(0);
  expect(mutate(pinnedTree('live.farewell@1')).code).toBe(1);
});

test('passes over a survivor that is listed as equivalent', () => {
  const tree = pinnedTree();
  tree.remove(`${FIXTURES}/rejected/note-as-number.json`);
  tree.edit(`${FIXTURES}/expect.json`, (expected) => delete expected['note-as-number']);
  list(tree, 'add "number"');
  expect(mutate(tree)).toEqual({
    code: 0,
    stdout: `mutated 1 contract: 15 mutants (${KINDS}), 14 killed, 1 equivalent, 0 survived in … s\n`,
    stderr: '',
  });
});

test.each([
  ['killed', 'add "number"'],
  ['never made', 'add "boolean"'],
])('refuses a listed mutant that is %s', (_what, mutation) => {
  const tree = pinnedTree();
  list(tree, mutation);
  expect(mutate(tree)).toEqual({
    code: 1,
    stdout: '',
    stderr: `live.greeting@1 /properties/note/type ${mutation}: is listed in scripts/mutate/equivalent-mutants.json and does not survive; take it out
mutated 1 contract: 15 mutants (${KINDS}), 15 killed, 0 equivalent, 0 survived
`,
  });
});

test('validates a definition by the contracts that refer to it, where its own has no case for it', () => {
  const tree = pinnedTree('live.farewell@1');
  tree.edit('schemas/live/farewell.v1.json', (schema) => {
    schema.$defs = { word: { title: 'LiveFarewellWord', description: 'A word.', type: 'string', maxLength: 5 } };
  });
  tree.edit(SCHEMA, (schema) => (schema.properties.note = { $ref: 'farewell.v1.json#/$defs/word' }));
  tree.write(`${FIXTURES}/valid/full.json`, { id: 'second' });
  reject(tree, 'without-id', {}, '/id', 'required');
  const survived = (): string[] =>
    mutate(tree, '--contract', 'live.farewell@1')
      .stderr.split('\n')
      .filter((line) => line.includes('/maxLength'));
  expect(survived()).toEqual([
    'live.farewell@1 /$defs/word/maxLength drop maxLength: survived',
    'live.farewell@1 /$defs/word/maxLength 5 → 4: survived',
    'live.farewell@1 /$defs/word/maxLength 5 → 6: survived',
  ]);
  tree.write(`${FIXTURES}/valid/full.json`, { id: 'first', note: 'hello' });
  expect(survived()).toEqual([
    'live.farewell@1 /$defs/word/maxLength drop maxLength: survived',
    'live.farewell@1 /$defs/word/maxLength 5 → 6: survived',
  ]);
  reject(tree, 'note-too-long', { id: 'first', note: 'hello!' }, '/note', 'maxLength');
  expect(survived()).toEqual([]);
});

test('does not take a union that words its errors otherwise for another result', () => {
  const tree = pinnedTree();
  const branch = (kind: string) => ({
    type: 'object',
    properties: { kind: { description: 'The tag.', const: kind }, id: { description: 'An id.', type: 'string' } },
    required: ['kind', 'id'],
  });
  tree.edit(SCHEMA, (schema) => {
    schema.oneOf = [branch('room'), branch('person')];
    for (const keyword of ['type', 'properties', 'required']) delete schema[keyword];
  });
  tree.remove(`${FIXTURES}/rejected`);
  tree.remove(`${FIXTURES}/valid`);
  tree.write(`${FIXTURES}/expect.json`, {});
  for (const kind of ['room', 'person']) tree.write(`${FIXTURES}/valid/${kind}.json`, { kind, id: 'first' });
  reject(tree, 'person-without-kind', { id: 1 }, '/kind', 'required');
  const { stderr } = mutate(tree);
  expect(stderr.split('\n').filter((line) => line.includes('/required/0'))).toEqual([
    'live.greeting@1 /oneOf/0/required/0 drop "kind": survived',
    'live.greeting@1 /oneOf/1/required/0 drop "kind": survived',
  ]);
});

test.each<[string, (tree: TestTree) => void, string[], string]>([
  ['a contract that is not there', () => {}, ['--contract', 'live.hello@1'], 'there is no contract live.hello@1'],
  [
    'a tree with a problem',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.title = 'Greeting')),
    [],
    `${SCHEMA}#/title: must be "LiveGreeting"\n1 problem found`,
  ],
  [
    'fixtures that fail as they are',
    (tree) => tree.write(`${FIXTURES}/valid/full.json`, {}),
    [],
    `${FIXTURES}/valid/full.json: /id is required\n1 problem found`,
  ],
  [
    'an entry for an equivalent mutant without a reason',
    (tree) => tree.write('scripts/mutate/equivalent-mutants.json', [{ contract: 'a', pointer: 'b', mutation: 'c' }]),
    [],
    "scripts/mutate/equivalent-mutants.json#/0: must have required property 'reason'",
  ],
])('refuses %s', (_what, change, args, message) => {
  const tree = makeTree();
  change(tree);
  expect(mutate(tree, ...args)).toEqual({ code: 1, stdout: '', stderr: `${message}\n` });
});
