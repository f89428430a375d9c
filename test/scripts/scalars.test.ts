import { expect, test } from 'vitest';
import { checkTree } from '../../scripts/lib/check/check-tree.js';
import { formatProblem } from '../../scripts/lib/problem.js';
import { readTree } from '../../scripts/lib/tree.js';
import { makeTree, SCHEMA } from '../lib/tree.js';

const DEPTH = 'must hold no object or array; say its shape with "properties" or "items"';

test.each<[string, object, string]>([
  ['a const that is an object', { const: { a: 1 } }, `const: ${DEPTH}`],
  ['a const that is an array', { const: [] }, `const: ${DEPTH}`],
  ['an enum that holds an array', { enum: ['a', []] }, `enum: ${DEPTH}`],
  ['an enum that lists nothing', { enum: [] }, 'enum: must list at least one value; none would be accepted'],
])('refuses %s', (_what, rule, problem) => {
  const { root, edit } = makeTree();
  edit(SCHEMA, ({ properties }) => {
    properties.note = { description: 'A note.', ...rule };
  });
  expect(checkTree(readTree(root)).map(formatProblem)).toEqual([`${SCHEMA}#/properties/note/${problem}`]);
});

test('takes scalars of every kind', () => {
  const { root, edit } = makeTree();
  edit(SCHEMA, ({ properties }) => {
    properties.note = { description: 'A note.', enum: ['An example.', 1, true, null] };
    properties.kind = { description: 'A kind.', const: null };
  });
  expect(checkTree(readTree(root))).toEqual([]);
});

test('refuses a property named __proto__, which ajv would not judge', () => {
  const { root, edit } = makeTree();
  edit(SCHEMA, ({ properties }) => {
    const value = { description: 'A number.', type: 'number' };
    Object.defineProperty(properties, '__proto__', { value, enumerable: true });
  });
  expect(checkTree(readTree(root)).map(formatProblem)).toEqual([
    `${SCHEMA}#/properties/__proto__: must have another name; no validator would judge a property of this one`,
  ]);
});
