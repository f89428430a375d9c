import { FIXTURES } from '../../lib/tree.js';
import { testReports } from './reports.js';

testReports([
  [
    'too few cases',
    (tree) => {
      tree.remove(`${FIXTURES}/valid/full.json`);
      tree.remove(`${FIXTURES}/rejected`);
      tree.write(`${FIXTURES}/expect.json`, {});
    },
    [`${FIXTURES}/valid: needs 2 cases or more, has 1`, `${FIXTURES}/rejected: needs a case or more, has none`],
  ],
  [
    'a rejected case that expect.json leaves out, and one that is not there',
    (tree) =>
      tree.edit(`${FIXTURES}/expect.json`, (expected) => {
        expected['without-name'] = expected['without-id'];
        delete expected['without-id'];
      }),
    [
      `${FIXTURES}/expect.json: says nothing of rejected/without-id.json`,
      `${FIXTURES}/expect.json#/without-name: there is no rejected/without-name.json and no rule-violations/without-name.json`,
    ],
  ],
  [
    'no expect.json',
    (tree) => tree.remove(`${FIXTURES}/expect.json`),
    [`${FIXTURES}/expect.json: is missing; it says why each rejected case must fail`],
  ],
  [
    'an expectation without errors',
    (tree) => tree.edit(`${FIXTURES}/expect.json`, (expected) => (expected['without-id'].errors = [])),
    [`${FIXTURES}/expect.json#/without-id/errors: must have at least 1 item`],
  ],
  [
    'an expectation of another shape',
    (tree) =>
      tree.edit(`${FIXTURES}/expect.json`, (expected) => {
        expected['without-id'].reason = 'x';
        expected['id-as-number'].errors = [{ path: 'id', keyword: 'type', message: 'x' }, {}];
      }),
    [
      `${FIXTURES}/expect.json#/id-as-number/errors/0/message: is not a known field`,
      `${FIXTURES}/expect.json#/id-as-number/errors/0/path: must be a JSON Pointer: "" for the whole value, or "/field" (pattern ^(/([^/~]|~[01])*)*$)`,
      `${FIXTURES}/expect.json#/id-as-number/errors/1/keyword: is required`,
      `${FIXTURES}/expect.json#/id-as-number/errors/1/path: is required`,
      `${FIXTURES}/expect.json#/without-id/reason: is not a known field`,
    ],
  ],
  [
    'a case off the naming rule',
    (tree) => tree.write(`${FIXTURES}/valid/Full_2.json`, { id: 'x' }),
    [`${FIXTURES}/valid/Full_2.json: must have a kebab-case name`],
  ],
  [
    'a valid case that the schema rejects',
    (tree) => {
      tree.write(`${FIXTURES}/valid/full.json`, { id: 1 });
      tree.write(`${FIXTURES}/valid/null.json`, null);
    },
    [
      `${FIXTURES}/valid/full.json: /id must be a string, not a number`,
      `${FIXTURES}/valid/null.json: the value must be an object, not null`,
    ],
  ],
  [
    'a rejected case that is accepted, or fails for another reason',
    (tree) => {
      tree.write(`${FIXTURES}/rejected/without-id.json`, { id: 'x' });
      tree.write(`${FIXTURES}/rejected/id-as-number.json`, { note: null });
    },
    [
      `${FIXTURES}/rejected/id-as-number.json: must fail with type at /id (expect.json), but fails with required at /id, type at /note`,
      `${FIXTURES}/rejected/without-id.json: must fail with required at /id (expect.json), but is accepted`,
    ],
  ],
  [
    'two valid cases of the same value',
    (tree) => {
      tree.write(`${FIXTURES}/valid/noted.json`, { note: 'An example.', id: 'first' });
    },
    [`${FIXTURES}/valid/noted.json: holds the same value as full.json; remove one`],
  ],
]);
