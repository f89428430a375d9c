import { compileShape } from '../judge-shape.js';
import { CASE_NAME } from '../names.js';
import type { Problem } from '../problem.js';
import type { Contract, Fixture, Tree } from '../tree.js';

/** The shape of expect.json: by rejected or unruly case, what is to be known of it. */
export type Expectations = Readonly<Record<string, Expectation>>;

export interface Expectation {
  /** The errors that the case must fail with and no others, sorted by path. */
  readonly errors: readonly ExpectedError[];
  /** The valid case that it is one edit away from, where that is not plain. */
  readonly near?: string;
}

export interface ExpectedError {
  readonly path: string;
  readonly keyword: string;
  /** The id of the rule, where the keyword is `rule`. */
  readonly rule?: string;
}

const shapeErrors = compileShape({
  type: 'object',
  additionalProperties: {
    type: 'object',
    properties: {
      errors: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          properties: {
            path: {
              type: 'string',
              pattern: '^(/([^/~]|~[01])*)*$',
              'x-meaning': 'a JSON Pointer: "" for the whole value, or "/field"',
            },
            keyword: { type: 'string' },
            rule: { type: 'string' },
          },
          required: ['path', 'keyword'],
          additionalProperties: false,
          if: { properties: { keyword: { const: 'rule' } }, required: ['keyword'] },
          // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
          then: { required: ['rule'] },
          else: { properties: { rule: false } },
        },
      },
      near: { type: 'string' },
    },
    required: ['errors'],
    additionalProperties: false,
  },
});

const FEWEST_VALID = 2;

/** Each contract has valid and rejected cases, well named, and expect.json speaks of each rejected or unruly case and of no other. */
export function checkFixtures(tree: Tree): Problem[] {
  return tree.contracts.flatMap((contract) => [...checkCases(contract), ...checkExpectations(contract)]);
}

function checkCases({ fixtures: { folder, valid, rejected, unruly } }: Contract): Problem[] {
  const problems: Problem[] = [...valid, ...rejected, ...unruly]
    .filter(({ name }) => !CASE_NAME.test(name))
    .map(({ file }) => ({ file, message: 'must have a kebab-case name' }));
  if (valid.length < FEWEST_VALID) {
    problems.push({ file: `${folder}/valid`, message: `needs ${FEWEST_VALID} cases or more, has ${valid.length}` });
  }
  if (rejected.length === 0) problems.push({ file: `${folder}/rejected`, message: 'needs a case or more, has none' });
  return problems;
}

function checkExpectations({ fixtures }: Contract): Problem[] {
  const { folder, valid, rejected, unruly, expect } = fixtures;
  const file = `${folder}/expect.json`;
  if (expect === undefined) return [{ file, message: 'is missing; it says why each rejected case must fail' }];
  const faults = shapeErrors(expect);
  if (faults.length > 0) return faults.map(({ path, message }) => ({ file, pointer: path, message }));
  const cases = new Set([...rejected, ...unruly].map(({ name }) => name));
  const expected = expect as Expectations;
  const validCases = new Set(valid.map(({ name }) => name));
  const explained = (name: string): boolean => Object.hasOwn(expected, name);
  const fails = rejected.filter(({ name }: Fixture) => !explained(name)).map(({ name }) => `rejected/${name}.json`);
  const breaks = unruly.filter(({ name }: Fixture) => !explained(name)).map(({ name }) => `unruly/${name}.json`);
  const twice = unruly.filter(({ name }) => rejected.some((other) => other.name === name));
  return [
    ...[...fails, ...breaks].map((name) => ({ file, message: `says nothing of ${name}` })),
    ...twice.map((each) => ({ file: each.file, message: 'has the name of a rejected case; give it another' })),
    ...Object.keys(expected)
      .filter((name) => !cases.has(name))
      .map((name) => ({
        file,
        pointer: `/${name}`,
        message: `there is no rejected/${name}.json and no unruly/${name}.json`,
      })),
    ...Object.entries(expected)
      .filter(([, { near }]) => near !== undefined && !validCases.has(near))
      .map(([name, { near }]) => ({ file, pointer: `/${name}/near`, message: `there is no valid/${near}.json` })),
  ];
}
