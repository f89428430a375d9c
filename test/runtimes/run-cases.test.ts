import * as main from 'openvibe-contracts';
import { expect, test } from 'vitest';
import { root } from '../lib/root.js';
import { readCases } from './cases.js';
// @ts-expect-error: plain JavaScript
import { validateAll } from './run-cases.mjs';

const cases = readCases(root);
const alone = Object.fromEntries(main.contracts.map(({ name }) => [name, main.contract(name).validate]));

test('finds every kind of case, of every contract', () => {
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(['valid', 'rejected', 'rule-violations']));
  expect([...new Set(cases.map(({ name }) => name))].sort()).toEqual(main.contracts.map(({ name }) => name));
});

test('validates all of them', () => {
  expect(validateAll(main, alone, cases)).toEqual({ validated: cases.length, errors: [] });
});

test('names what is validated otherwise than expected', () => {
  const [name, text] = ['platform.runtime-class@1', '"mainframe"'];
  const errors = [{ path: '', keyword: 'type' }];
  const said = '{"valid":false,"errors":[{"path":"","keyword":"enum"}]} instead of';
  expect(validateAll(main, alone, [{ name, file: 'a.json', kind: 'rejected', text, errors }])).toEqual({
    validated: 1,
    errors: ['validate', 'parse', 'its own subpath'].map(
      (by) => `a.json by ${by}: ${said} {"valid":false,"errors":[{"path":"","keyword":"type"}]}`,
    ),
  });
});
