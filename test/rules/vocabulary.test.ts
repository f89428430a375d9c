import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { ownRules } from '../../src/source/rule.js';
import { readTree } from '../../src/source/tree.js';
import { root } from '../lib/root.js';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const tree = readTree(root);

describe('the meta-schemas of the vocabulary', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addMetaSchema(JSON.parse(read('vocabulary/rules.v1.json')));
  const accepts = ajv.compile(JSON.parse(read('vocabulary/dialect.v1.json')));

  test('accept every schema of the package', () => {
    expect(tree.contracts.filter(({ schema }) => !accepts(schema)).map(({ name }) => name)).toEqual([]);
  });

  const rule = { id: 'a', description: 'Must be.', must: {} };
  test.each<[string, unknown]>([
    ['a rule without must', { ...rule, must: undefined }],
    ['an unknown member', { ...rule, unless: true }],
    ['an id in capitals', { ...rule, id: 'A' }],
    ['another sentence', { ...rule, description: 'Should be.' }],
    ['a must that is no schema', { ...rule, must: 1 }],
    ['a faulty schema inside when', { ...rule, when: { minLength: -1 } }],
    ['a faulty keyword of the vocabulary', { ...rule, must: { 'x-maxBytes': 0.5 } }],
    ['a pointer without its slash', { ...rule, must: { 'x-uniqueBy': 'name' } }],
  ])('refuse %s, however deep it stands', (_what, faulty) => {
    const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    expect(accepts(json({ properties: { a: { items: { 'x-rules': [rule] } } } }))).toBe(true);
    expect(accepts(json({ properties: { a: { items: { 'x-rules': [faulty] } } } }))).toBe(false);
  });

  test('are part of the package', () => {
    const require = createRequire(import.meta.url);
    for (const file of ['rules.v1.json', 'dialect.v1.json', 'rules.v1.vectors.json']) {
      expect(require(`openvibe-contracts/vocabulary/${file}`)).toEqual(JSON.parse(read(`vocabulary/${file}`)));
    }
  });
});

describe('the table of obligations', () => {
  const rows = [...read('docs/rules.md').matchAll(/^\| .+? \| (`.+@\d`) \| `([a-z0-9-]+)` \| (\w+) \|$/gm)];
  const told = rows.flatMap(([, contracts = '', rule, code]) =>
    [...contracts.matchAll(/`([^`]+)`/g)].map(([, name]) => `${name} ${rule} ${code}`),
  );

  test('names every rule of every contract with its code, and no other', () => {
    const held = tree.contracts.flatMap((contract) =>
      ownRules(contract).map(({ rule }) => `${contract.name} ${rule.id} ${rule.code ?? 'none'}`),
    );
    expect(held.length).toBeGreaterThanOrEqual(38);
    expect([...told].sort()).toEqual([...held].sort());
  });
});

test('rules of one id ask the same in the same words', () => {
  const byId = new Map<string, Set<string>>();
  for (const { rule } of tree.contracts.flatMap(ownRules)) {
    const { code, ...asked } = rule;
    byId.set(rule.id, (byId.get(rule.id) ?? new Set()).add(JSON.stringify(asked)));
  }
  expect([...byId].filter(([, wordings]) => wordings.size > 1).map(([id]) => id)).toEqual([]);
});
