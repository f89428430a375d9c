import fc from 'fast-check';
import { type ContractName, is } from 'openvibe-contracts';
import { expect, test } from 'vitest';
import { readTree } from '../../src/source/tree.js';
import { dateTimes } from '../agree/date-times.js';
import { oneEditAway } from '../agree/edit.js';
import { instancesOf } from '../agree/instances.js';
import { root } from '../lib/root.js';
import { isolation, WORKER } from '../lib/samples.js';
import { benchModule, makeCandidate } from './candidates.js';

const RUNS = 4000;
const seed = Number(process.env.AGREE_SEED ?? 20261129);

const tree = readTree(root);
const { fixtureTexts, subjects } = await benchModule('lib/subjects.mjs');
const handWritten = (await makeCandidate('hand-written')).is;

/** Both results, on a value as JSON.parse gives it. */
function results(id: string, name: string, value: unknown): { ours: boolean; handWritten: unknown } {
  const json = JSON.parse(JSON.stringify(value));
  return { ours: is(name as ContractName, json), handWritten: handWritten[id]?.(json) };
}

test.each(subjects)(`the hand-written predicate agrees on ${RUNS} values near $name`, (subject) => {
  const count = { accepted: 0, rejected: 0 };
  const contract = tree.contracts.find(({ name }) => name === subject.name);
  if (!contract) throw new Error(`there is no ${subject.name}`);
  const values = fc.oneof(oneEditAway(contract.fixtures.valid.map(({ value }) => value)), instancesOf(tree, contract));
  const property = fc.property(values, (value) => {
    const { ours, handWritten } = results(subject.id, subject.name, value);
    expect(handWritten).toBe(ours);
    count[ours ? 'accepted' : 'rejected']++;
  });
  fc.assert(property, { numRuns: RUNS, seed });
  expect(Math.min(count.accepted, count.rejected)).toBeGreaterThan(RUNS / 50);
});

test(`the hand-written predicate agrees on ${RUNS} times, right and wrong`, () => {
  const count = { accepted: 0, rejected: 0 };
  const property = fc.property(dateTimes, (at) => {
    const { ours, handWritten } = results('worker', WORKER, { isolation, at });
    expect(handWritten).toBe(ours);
    count[ours ? 'accepted' : 'rejected']++;
  });
  fc.assert(property, { numRuns: RUNS, seed });
  expect(Math.min(count.accepted, count.rejected)).toBeGreaterThan(RUNS / 50);
});

test.each(subjects)('an inherited property of $name does not count in the hand-written predicate', (subject) => {
  const valid = JSON.parse(fixtureTexts(subject, 'valid').get('full') ?? '');
  for (const key of Object.keys(valid)) {
    const { [key]: inherited, ...rest } = valid;
    const without = results(subject.id, subject.name, rest);
    for (const value of [inherited, Symbol('wrong')]) {
      // Nothing but the result is asked for meanwhile: the test's own tools would trip over such a property.
      Object.defineProperty(Object.prototype, key, { value, configurable: true, enumerable: true, writable: true });
      let result: unknown;
      try {
        result = handWritten[subject.id]?.(rest);
      } finally {
        Reflect.deleteProperty(Object.prototype, key);
      }
      expect([key, result]).toEqual([key, without.handWritten]);
    }
  }
});
