import { expect, test } from 'vitest';
import { FIXTURES, makeTree, SCHEMA, type TestTree } from '../../lib/tree.js';
import { problemsOf, testReports } from './reports.js';

const rule = { id: 'note-signed', description: 'Must end with a name.', must: { pattern: '--' } };
const RULE_VIOLATION = `${FIXTURES}/rule-violations/note-unsigned.json`;

/** Puts rules on the property `note`. */
const setRules =
  (...rules: unknown[]) =>
  (tree: TestTree): void =>
    tree.edit(SCHEMA, (schema) => {
      schema.properties.note['x-rules'] = rules;
    });

const expectErrors = (tree: TestTree, name: string, ...errors: unknown[]): void =>
  tree.edit(`${FIXTURES}/expect.json`, (expected) => {
    expected[name] = { errors };
  });

/** A tree in which one rule is broken by one case, and by no other. */
function makeRuledTree(): TestTree {
  const tree = makeTree();
  setRules(rule)(tree);
  tree.write(`${FIXTURES}/valid/full.json`, { id: 'first', note: 'Hello. -- A' });
  tree.write(RULE_VIOLATION, { id: 'first', note: 'Hello.' });
  expectErrors(tree, 'note-unsigned', { path: '/note', keyword: 'rule', rule: 'note-signed' });
  return tree;
}

test('accepts a rule that an rule-violating case breaks', () => {
  expect(problemsOf(makeRuledTree().root)).toEqual([]);
});

test('reports what is wrong with rule-violating cases', () => {
  const reports = (change: (tree: TestTree) => void): string[] => {
    const tree = makeRuledTree();
    change(tree);
    return problemsOf(tree.root);
  };
  expect([
    reports((tree) => tree.write(RULE_VIOLATION, { id: 'first', note: 'Hello. -- B' })),
    reports((tree) => tree.write(RULE_VIOLATION, { id: 'first', note: 1 })),
    reports((tree) => expectErrors(tree, 'note-unsigned', { path: '/note', keyword: 'rule', rule: 'other' })),
    reports((tree) => tree.write(`${FIXTURES}/valid/full.json`, { id: 'first', note: 'Bye.' })),
    reports((tree) => tree.write(`${FIXTURES}/rule-violations/unsaid.json`, { id: 'first', note: 'Bye.' })),
    reports((tree) => tree.write(`${FIXTURES}/rule-violations/without-id.json`, { id: 'first', note: 'Bye.' })),
    reports((tree) => expectErrors(tree, 'note-unsigned', { path: '/note', keyword: 'rule' })),
    reports((tree) => expectErrors(tree, 'without-id', { path: '/id', keyword: 'required', rule: 'note-signed' })),
    reports((tree) => tree.edit(SCHEMA, (schema) => schema.properties.note['x-rules'].push({ ...rule, id: 'new' }))),
  ]).toEqual([
    [`${RULE_VIOLATION}: must break rule note-signed at /note (expect.json), but breaks no rule`],
    [`${RULE_VIOLATION}: must break rule note-signed at /note (expect.json), but fails with type at /note`],
    [
      `${RULE_VIOLATION}: must break rule other at /note (expect.json), but fails with rule note-signed at /note`,
      `${SCHEMA}#/properties/note/x-rules/0: no case in rule-violations/ breaks the rule note-signed; a rule that no case breaks is not tested`,
    ],
    [`${FIXTURES}/valid/full.json: breaks a rule: /note must end with a name`],
    [`${FIXTURES}/expect.json: says nothing of rule-violations/unsaid.json`],
    [`${FIXTURES}/rule-violations/without-id.json: has the name of a rejected case; give it another`],
    [`${FIXTURES}/expect.json#/note-unsigned/errors/0/rule: is required`],
    [`${FIXTURES}/expect.json#/without-id/errors/0/rule: is not allowed here`],
    [
      `${RULE_VIOLATION}: must break rule note-signed at /note (expect.json), but fails with rule note-signed at /note, rule new at /note`,
      `${SCHEMA}#/properties/note/x-rules/1: no case in rule-violations/ breaks the rule new; a rule that no case breaks is not tested`,
    ],
  ]);
});

const AT = `${SCHEMA}#/properties/note/x-rules`;

testReports([
  [
    'rules of another shape',
    setRules({ id: 'Note', description: 'must end', must: 'x', unless: {} }, 1),
    [
      `${AT}/0/description: must be a sentence that begins with "Must ": the message is made of it (pattern ^Must \\S)`,
      `${AT}/0/id: must be a kebab-case id (pattern ^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$)`,
      `${AT}/0/must: must be an object or a boolean, not a string`,
      `${AT}/0/unless: is not a known field`,
      `${AT}/1: must be an object, not a number`,
    ],
  ],
  ['an empty list of rules', setRules(), [`${AT}: must have at least 1 item`]],
  ['a rule that asks for nothing', setRules({ ...rule, must: undefined }), [`${AT}/0/must: is required`]],
  [
    'two rules of one id',
    setRules(rule, rule),
    [`${AT}/1/id: the id "note-signed" is that of ${AT}/0 as well; choose another`],
  ],
  [
    'a code that no manifest lists',
    setRules({ ...rule, code: 'S999' }),
    [`${AT}/0/code: "S999" is not in the errorCodes of manifests/rpc`],
  ],
  [
    'keywords of rules outside of them',
    (tree) => tree.edit(SCHEMA, (schema) => Object.assign(schema.properties.note, { 'x-maxBytes': 1 })),
    [`${SCHEMA}#/properties/note/x-maxBytes: stands only in "when" and "must" of "x-rules"`],
  ],
  [
    'keywords of rules with other values',
    setRules({ ...rule, when: { 'x-maxBytes': -1 }, must: { 'x-uniqueBy': 'name' } }),
    [
      `${AT}/0/when/x-maxBytes: must be a number of bytes: an integer from 0`,
      `${AT}/0/must/x-uniqueBy: must be a JSON Pointer into an item, such as "/name"`,
      `${AT}/0/must/x-uniqueBy: applies to values of type "array", but the type here is string`,
    ],
  ],
  [
    'rules in a rule and in a condition',
    (tree) => {
      setRules({ ...rule, must: { 'x-rules': [rule] } })(tree);
      tree.edit(SCHEMA, (schema) => Object.assign(schema, { if: { 'x-rules': [{ ...rule, must: false }] }, else: {} }));
    },
    [
      `${AT}/0/must/x-rules: stands in a rule; a rule holds no rules`,
      `${SCHEMA}#/if/x-rules: stands in "if", which asks for nothing`,
    ],
  ],
  [
    'what any schema may not do, in a rule',
    setRules({ ...rule, when: { minimun: 1 }, must: { pattern: '(a+)+$', $ref: '#/$defs/none' } }),
    [
      `${AT}/0/when: unknown keyword "minimun"; did you mean "minimum"?`,
      `${AT}/0/must: $ref stands alone; move pattern beside { "allOf": [{ "$ref": "#/$defs/none" }] }`,
      expect.stringMatching(/x-rules\/0\/must\/pattern: takes (?:exponential|polynomial)/) as unknown as string,
    ],
  ],
]);

test('a code that the table of a manifest lists is known', () => {
  const tree = makeRuledTree();
  setRules({ ...rule, code: 'S210' })(tree);
  const ofRules = (): string[] => problemsOf(tree.root).filter((problem) => problem.includes('x-rules'));
  expect(ofRules()).toEqual([`${AT}/0/code: "S210" is not in the errorCodes of manifests/rpc`]);
  tree.write('manifests/rpc/greeter.v1.json', { errorCodes: [{ code: 'S210' }] });
  expect(ofRules()).toEqual([]);
});

test('a rule may refer to a shape', () => {
  const tree = makeRuledTree();
  setRules({ ...rule, must: { $ref: '#/$defs/signed' } })(tree);
  tree.edit(SCHEMA, (schema) => {
    const signed = {
      title: 'LiveGreetingSigned',
      description: 'A text with two hyphens.',
      type: 'string',
      pattern: '--',
    };
    schema.$defs = { signed };
  });
  expect(problemsOf(tree.root)).toEqual([]);
});

test('a property may be named like a keyword', () => {
  const tree = makeRuledTree();
  tree.edit(SCHEMA, (schema) => {
    schema.properties.if = schema.properties.note;
    delete schema.properties.note;
  });
  tree.write(`${FIXTURES}/valid/full.json`, { id: 'first', if: 'Hello. -- A' });
  tree.write(RULE_VIOLATION, { id: 'first', if: 'Hello.' });
  expectErrors(tree, 'note-unsigned', { path: '/if', keyword: 'rule', rule: 'note-signed' });
  expect(problemsOf(tree.root)).toEqual([]);
});
