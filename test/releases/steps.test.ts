import { expect, test } from 'vitest';
import { makeTree, SCHEMA } from '../lib/tree.js';
import { breaks, type Change, errorsOf, release, releasedTree, setMetadata, withoutMinimal } from './released-tree.js';

const VERSION = `${SCHEMA}#/x-contract/version`;

const asks = (id: string, pattern: string): object => ({
  id,
  description: 'Must start with a letter.',
  must: { type: 'string', description: 'A letter first.', pattern },
});

/** Each change, the version that it asks for, and what the changelog says of it. */
const CHANGES: [what: string, change: Change, version: string, words: string[]][] = [
  ['a description', (schema) => (schema.description = 'Other words.'), '1.0.1', ['reworded']],
  ['examples', (schema) => (schema.examples = [{ id: 'a' }]), '1.0.1', ['reworded']],
  ['the owner', (schema) => (schema['x-contract'].owner = 'run'), '1.0.1', ['owner is now run; it was live']],
  ['the decision', (schema) => (schema['x-contract'].decision = 'ADR-034'), '1.0.1', ['decision is now ADR-034']],
  ['a default', (schema) => (schema.properties.note.default = ''), '1.1.0', ['#/properties/note: "default" is now ""']],
  [
    'a deprecation',
    (schema) => (schema.properties.note.deprecated = true),
    '1.1.0',
    ['#/properties/note: "deprecated" is now true'],
  ],
  [
    'the visibility',
    (schema) => (schema['x-contract'].visibility = 'public'),
    '1.1.0',
    ['visibility is now public; it was internal'],
  ],
  [
    'a promise that says more',
    (schema) => (schema['x-contract'].compatibility = 'full'),
    '1.1.0',
    ['compatibility is now full; it was backward'],
  ],
  [
    'a field that may also be null',
    (schema) => (schema.properties.id.type = ['string', 'null']),
    '1.1.0',
    ['/id: may now also be null'],
  ],
  [
    'the same said in another way',
    (schema) => (schema.properties.id.minLength = 0),
    '1.1.0',
    ['accepts what it accepted, said in another way'],
  ],
];

test.each(CHANGES)(
  '%s changed: an old version, a step too small and one too large are refused, the right one is not',
  (_what, change, version, words) => {
    const tree = releasedTree();
    tree.edit(SCHEMA, change);
    const why =
      version === '1.0.1' ? 'only words are different since 1.0.0' : 'more than words is different since 1.0.0';
    const list = words.map((each) => `\n  - ${each}`).join('');
    expect(errorsOf(tree)).toEqual([`${VERSION}: is released already; it must become ${version}: ${why}${list}`]);
    for (const wrong of ['1.0.1', '1.1.0', '1.0.2', '1.2.0', '1.1.1'].filter((each) => each !== version)) {
      setMetadata(tree, { version: wrong });
      expect(errorsOf(tree)).toEqual([`${VERSION}: must be ${version}: ${why}${list}`]);
    }
    setMetadata(tree, { version });
    expect(errorsOf(tree)).toEqual([]);
    release(tree);
    expect(errorsOf(tree)).toEqual([]);
    expect(tree.read('CHANGELOG.md')).toBe(
      `# Changelog

## Unreleased

### Contracts

- First released, as 1.0.0: \`live.greeting@1\`
- \`live.greeting@1\` ${version}:${list}
`,
    );
  },
);

test('a rule added, changed and dropped is a minor step, and one that is reworded a patch', () => {
  const tree = releasedTree();
  const step = (version: string, words: string, change: Change): void => {
    tree.edit(SCHEMA, change);
    const [, wanted, told] = /must become (\S+): .*\n {2}- (.*)$/.exec(errorsOf(tree).join('\n')) ?? [];
    expect([wanted, told]).toEqual([version, words]);
    setMetadata(tree, { version });
    expect(errorsOf(tree)).toEqual([]);
    release(tree);
  };
  tree.edit('fixtures/live/greeting.v1/expect.json', (expect) => {
    expect['id-of-digits'] = { errors: [{ path: '/id', keyword: 'rule', rule: 'id-start' }] };
  });
  tree.write('fixtures/live/greeting.v1/rule-violations/id-of-digits.json', { id: '1' });
  step('1.1.0', 'now also asks: must start with a letter (rule id-start)', (schema) => {
    schema.properties.id['x-rules'] = [asks('id-start', '^[a-z]')];
  });
  step('1.2.0', 'asks otherwise: must start with a letter (rule id-start)', (schema) => {
    schema.properties.id['x-rules'] = [asks('id-start', '^[a-zA-Z]')];
  });
  step('1.2.1', 'reworded', (schema) => {
    schema.properties.id['x-rules'][0].description = 'Must begin with a letter.';
  });
  tree.remove('fixtures/live/greeting.v1/rule-violations');
  tree.edit('fixtures/live/greeting.v1/expect.json', (expect) => {
    delete expect['id-of-digits'];
  });
  step('1.3.0', 'no longer asks: must begin with a letter (rule id-start)', (schema) => {
    delete schema.properties.id['x-rules'];
  });
});

test('what others refer to is part of them: a change of it asks for a step of theirs, new words do not', () => {
  const tree = makeTree('live.echo@1');
  for (const file of [SCHEMA, 'schemas/live/echo.v1.json'])
    setMetadata(tree, { version: '1.0.0', status: 'active' }, file);
  tree.edit('schemas/live/echo.v1.json', (schema) => {
    schema.properties.note = { $ref: 'greeting.v1.json#/$defs/note' };
  });
  tree.edit(SCHEMA, (schema) => {
    schema.$defs = { note: { title: 'LiveGreetingNote', description: 'A note.', type: 'string', maxLength: 20 } };
    schema.properties.note = { $ref: '#/$defs/note' };
  });
  release(tree);
  tree.edit(SCHEMA, (schema) => (schema.$defs.note.description = 'A short note.'));
  setMetadata(tree, { version: '1.0.1' });
  expect(errorsOf(tree)).toEqual([]);
  tree.edit(SCHEMA, (schema) => (schema.$defs.note.maxLength = 21));
  setMetadata(tree, { version: '1.1.0' });
  expect(errorsOf(tree)).toEqual([
    `schemas/live/echo.v1.json#/x-contract/version: is released already; it must become 1.1.0: more than words is different since 1.0.0
  - /note: must now have at most 21 characters; it had to have at most 20 characters`,
  ]);
});

test('a version without a change, and one that goes back, are refused', () => {
  const tree = releasedTree();
  setMetadata(tree, { version: '1.1.0' });
  expect(errorsOf(tree)).toEqual([`${VERSION}: nothing has changed since 1.0.0 was released; set the version back`]);
  setMetadata(tree, { visibility: 'public' });
  release(tree);
  setMetadata(tree, { version: '1.0.0' });
  tree.edit(SCHEMA, (schema) => (schema.description = 'Other words.'));
  expect(errorsOf(tree)).toEqual([
    `${VERSION}: must not go back behind 1.1.0; it must become 1.1.1: only words are different since 1.1.0\n  - reworded`,
  ]);
});

test('at 0.x a contract promises nothing and steps all the same; it leaves 0.x as it likes', () => {
  const tree = makeTree();
  release(tree);
  tree.edit(SCHEMA, breaks);
  withoutMinimal(tree);
  expect(errorsOf(tree)).toEqual([
    `${VERSION}: is released already; it must become 0.2.0: more than words is different since 0.1.0\n  - note is now required`,
  ]);
  setMetadata(tree, { version: '0.2.0' });
  expect(errorsOf(tree)).toEqual([]);
  setMetadata(tree, { version: '1.0.0', status: 'active' });
  expect(errorsOf(tree)).toEqual([]);
  release(tree);
  expect(tree.read('CHANGELOG.md')).toContain(`- \`live.greeting@1\` 1.0.0:
  - keeps from now on what its compatibility promises
  - note is now required
  - status is now active; it was planned
`);
});

test('another layout is no change', () => {
  const tree = releasedTree();
  const { 'x-contract': metadata, ...schema } = JSON.parse(tree.read(SCHEMA));
  tree.write(SCHEMA, JSON.stringify({ 'x-contract': metadata, ...schema }, null, 4));
  expect(errorsOf(tree)).toEqual([]);
});
