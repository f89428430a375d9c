import { expect, test } from 'vitest';
import { type Comparison, compare } from '../../src/compat/compare.js';
import type { Compile, Validator } from '../../src/compat/validator/validator.js';

const judgedBy = (old: Partial<Validator>, next: Partial<Validator>): Comparison['backward'] => {
  const errors = [{ path: '', message: 'is wrong' }];
  const compile: Compile = (schema) => ({
    accepts: () => true,
    errorsOf: () => errors,
    ...((schema as { title: string }).title === 'old' ? old : next),
  });
  const schemas = [{ title: 'old' }, { title: 'new', type: 'string' }] as const;
  return compare(...schemas, { compile }).backward;
};
const reasons = (reason: string): object => ({ verdict: 'unproven', reasons: [{ pointer: '', reason }] });

test('a witness that the validators do not confirm is reported as an error of the tool', () => {
  expect(judgedBy({}, {})).toEqual(
    reasons(
      'as the schemas were read, null breaks it, and by the validators it does not: that is an error of this tool; please report it',
    ),
  );
});

test('a witness that nobody has an error for is reported as an error of the tool', () => {
  expect(judgedBy({}, { accepts: () => false, errorsOf: () => [] })).toEqual(
    reasons('0 was found to break it, and does not as it is written: that is an error of this tool; please report it'),
  );
});

test('a value that a validator cannot validate is reported as that', () => {
  const accepts = (): boolean => {
    throw new Error('nobody knows');
  };
  expect(judgedBy({}, { accepts })).toEqual(reasons('whether null breaks it was not decided: nobody knows'));
});

test('a witness that is refused is shown with its error', () => {
  expect(judgedBy({}, { accepts: () => false })).toEqual({
    verdict: 'broken',
    witness: 0,
    errors: [{ path: '', message: 'is wrong' }],
  });
});

test.each([
  ['accepted', true],
  ['beyond what it can validate', undefined],
])('a large witness is none when a number next to it is %s', (_, isAccepted) => {
  const compile: Compile = (schema) => ({
    accepts: (value) => {
      const { title } = schema as { title?: string };
      if (title === 'old' || value === 2 ** 60) return title === 'old' && value === 2 ** 60;
      if (isAccepted === undefined) throw new Error('too large');
      return isAccepted;
    },
    errorsOf: () => [{ path: '', message: 'is wrong' }],
  });
  const { backward } = compare({ title: 'old', const: 2 ** 60 }, { type: 'string' }, { compile });
  expect(backward).toMatchObject({
    verdict: 'unproven',
    reasons: [{ reason: expect.stringMatching(/^1152921504606846976 breaks it, and a number next to it does not; /) }],
  });
});
