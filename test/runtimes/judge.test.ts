import * as main from 'openvibe-contracts';
import { expect, test } from 'vitest';
import { root } from '../lib/root.js';
import { readCases } from './cases.js';
// @ts-expect-error: plain JavaScript
import { judgeAll } from './judge.mjs';

const cases = readCases(root);
const alone = Object.fromEntries(main.contracts.map(({ name }) => [name, main.contract(name).validate]));

test('finds every kind of case, of every contract', () => {
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(['valid', 'rejected', 'unruly']));
  expect([...new Set(cases.map(({ name }) => name))].sort()).toEqual(main.contracts.map(({ name }) => name));
});

test('judges all of them', () => {
  expect(judgeAll(main, alone, cases)).toEqual({ judged: cases.length, faults: [] });
});

test('names what is judged otherwise than expected', () => {
  const [name, text] = ['platform.runtime-class@1', '"mainframe"'];
  const errors = [{ path: '', keyword: 'type' }];
  const said = '{"valid":false,"errors":[{"path":"","keyword":"enum"}]} instead of';
  expect(judgeAll(main, alone, [{ name, file: 'a.json', kind: 'rejected', text, errors }])).toEqual({
    judged: 1,
    faults: ['validate', 'parse', 'its own subpath'].map(
      (by) => `a.json by ${by}: ${said} {"valid":false,"errors":[{"path":"","keyword":"type"}]}`,
    ),
  });
});
