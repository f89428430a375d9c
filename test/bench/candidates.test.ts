import { expect, test } from 'vitest';
import { benchModule, candidateNames, makeCandidate } from './candidates.js';

const { fixtureTexts, subjects } = await benchModule('lib/subjects.mjs');
const { differences } = await benchModule('candidates/differences.mjs');

test('the candidates and the subjects of their differences exist', () => {
  expect(candidateNames.length).toBeGreaterThan(5);
  const unknown = differences.filter(({ candidate, subject }) => {
    return !candidateNames.includes(candidate) || !subjects.some(({ id }) => id === subject);
  });
  expect(unknown).toEqual([]);
});

test.each(candidateNames)(
  '%s says what the fixtures of the three contracts say, but for the listed ones',
  async (name) => {
    const { is } = await makeCandidate(name);
    for (const subject of subjects) {
      const otherwise: string[] = [];
      for (const kind of ['valid', 'rejected'] as const) {
        const texts = fixtureTexts(subject, kind);
        expect(texts.size).toBeGreaterThan(1);
        for (const [fixture, text] of texts) {
          const accepts = Boolean(is[subject.id]?.(JSON.parse(text)));
          if (accepts !== (kind === 'valid')) otherwise.push(`${kind}/${fixture}`);
        }
      }
      const listed = differences.filter((each) => each.candidate === name && each.subject === subject.id);
      expect([subject.id, ...otherwise.sort()]).toEqual([
        subject.id,
        ...listed.flatMap(({ fixtures }) => fixtures).sort(),
      ]);
    }
  },
);
