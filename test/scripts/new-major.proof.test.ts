import { expect, test } from 'vitest';
import { runScript } from '../lib/run-script.js';
import { makeTree, SCHEMA, type TestTree } from '../lib/tree.js';
import { errorsOf, release, releasedTree, setMetadata } from '../releases/released-tree.js';

const NEXT = SCHEMA.replace('v1', 'v2');
const startNext = (tree: TestTree, ...args: string[]) =>
  runScript('new', 'live.greeting@2', '--root', tree.root, ...args);
const done = { code: 0, stderr: '' };

test('a second major starts from the first, which becomes deprecated', () => {
  const tree = releasedTree();
  expect(startNext(tree, '--remove-after', '2027-11-30')).toEqual({
    code: 0,
    stdout: `scaffolded 6 files:
  ${NEXT}
  fixtures/live/greeting.v2/valid/full.json
  fixtures/live/greeting.v2/valid/minimal.json
  fixtures/live/greeting.v2/rejected/id-as-number.json
  fixtures/live/greeting.v2/rejected/without-id.json
  fixtures/live/greeting.v2/expect.json
Now edit ${NEXT} and its fixtures, then run \`npm test\`.
live.greeting@1 is deprecated and may be gone after 2027-11-30.
`,
    stderr: '',
  });
  const [old, next] = [SCHEMA, NEXT].map((file) => JSON.parse(tree.read(file)));
  expect(old['x-contract']).toEqual({
    version: '1.1.0',
    owner: 'live',
    visibility: 'internal',
    status: 'deprecated',
    compatibility: 'backward',
    replacement: 'live.greeting@2',
    removeAfter: '2027-11-30',
  });
  expect(next).toEqual({
    ...old,
    $id: 'https://openvibe.network/contracts/live/greeting.v2.json',
    title: 'LiveGreetingV2',
    'x-contract': {
      version: '2.0.0',
      owner: 'live',
      visibility: 'internal',
      status: 'active',
      compatibility: 'backward',
    },
  });
  expect(errorsOf(tree)).toEqual([]);
  // What v1 could not change, v2 may.
  tree.edit(NEXT, (schema) => (schema.properties.id.minLength = 1));
  release(tree);
  expect(tree.read('CHANGELOG.md')).toContain(`- First released, as 2.0.0: \`live.greeting@2\`
- \`live.greeting@1\` 1.1.0:
  - removeAfter is now 2027-11-30
  - replacement is now live.greeting@2
  - status is now deprecated; it was active
`);
});

test('the layout of the file stays, titles and refs to itself follow the name, others lead where they led', () => {
  const tree = makeTree('live.other@1');
  setMetadata(tree, { version: '1.4.2', status: 'active' });
  tree.edit(SCHEMA, (schema) => {
    schema.$defs = { note: { title: 'LiveGreetingNote', description: 'A note.', type: 'string' } };
    schema.properties.note = { $ref: 'greeting.v1.json#/$defs/note' };
    schema.properties.list = { description: 'Notes.', type: 'array', items: { $ref: '#/$defs/note' } };
    schema.allOf = [
      { properties: { other: { $ref: 'other.v1.json' }, 'self/1': { $ref: '../live/greeting.v1.json' } } },
    ];
  });
  const before = JSON.stringify(JSON.parse(tree.read(SCHEMA)), null, 2);
  tree.write(SCHEMA, before);
  expect(startNext(tree, '--remove-after', '2027-11-30')).toMatchObject(done);
  expect(tree.read(NEXT)).toBe(
    before
      .replace(
        '"$id": "https://openvibe.network/contracts/live/greeting.v1.json"',
        '"$id": "https://openvibe.network/contracts/live/greeting.v2.json"',
      )
      .replace('"LiveGreeting"', '"LiveGreetingV2"')
      .replace('"LiveGreetingNote"', '"LiveGreetingV2Note"')
      .replace('"greeting.v1.json#/$defs/note"', '"greeting.v2.json#/$defs/note"')
      .replace('"../live/greeting.v1.json"', '"../live/greeting.v2.json"')
      .replace('1.4.2', '2.0.0'),
  );
  // Nothing was released that it would be a step from.
  expect(JSON.parse(tree.read(SCHEMA))['x-contract'].version).toBe('1.4.2');
  expect(errorsOf(tree)).toEqual([]);
});

test('the old major stays a year unless another day is named', () => {
  const tree = releasedTree();
  expect(startNext(tree)).toMatchObject(done);
  const { removeAfter } = JSON.parse(tree.read(SCHEMA))['x-contract'];
  const days = (Date.parse(removeAfter) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(363);
  expect(days).toBeLessThan(367);
});

const START =
  /^live\.greeting@1 is at 0\.1\.0 and promises nothing yet; change it instead of starting live\.greeting@2\n$/;

test.each<[what: string, args: string[], change: (tree: TestTree) => void, message: string | RegExp]>([
  [
    'one of what may still change',
    ['live.greeting@2'],
    (tree) => setMetadata(tree, { version: '0.1.0', status: 'planned' }),
    START,
  ],
  [
    'one that none comes before',
    ['live.greeting@3'],
    () => {},
    'live.greeting@3: there is no live.greeting@2 to start from\n',
  ],
  [
    'one of a contract that is retired',
    ['live.greeting@2'],
    (tree) => setMetadata(tree, { status: 'retired' }),
    'live.greeting@1 is retired; start from one that is in use\n',
  ],
  [
    'a day that does not exist',
    ['live.greeting@2', '--remove-after', '2027-02-30'],
    () => {},
    `${SCHEMA}#/x-contract/removeAfter: there is no day 2027-02-30\n1 problem found\n`,
  ],
  [
    'another owner',
    ['live.greeting@2', '--owner', 'run'],
    () => {},
    '--owner is for a new contract; a new major has the owner of the one before\n',
  ],
  [
    'a day for a first major',
    ['live.note', '--remove-after', '2027-02-28'],
    () => {},
    '--remove-after is for a new major: name one, such as live.greeting@2\n',
  ],
  [
    'one that exists',
    ['live.greeting@2'],
    (tree) => tree.write('fixtures/live/greeting.v2/expect.json', {}),
    /belongs to no contract/,
  ],
])('new refuses %s, and writes nothing', (_what, args, change, message) => {
  const tree = makeTree();
  setMetadata(tree, { version: '1.0.0', status: 'active' });
  change(tree);
  const before = tree.read(SCHEMA);
  const { code, stdout, stderr } = runScript('new', ...args, '--root', tree.root);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  if (typeof message === 'string') expect(stderr).toBe(message);
  else expect(stderr).toMatch(message);
  expect(tree.read(SCHEMA)).toBe(before);
});
