import { STATUS_CODES } from 'node:http';
import { isObject } from '../../src/base/is-object.js';
import type { Rule } from '../../src/source/rule.js';
import type { Problem } from '../../src/to-problem.js';
import { inlineCode, inlineWithCode } from '../markup/inline.js';

/** The answers that are the same for every operation, by status. */
const SHARED = {
  401: ['Unauthorized', 'There is no token, or it is not valid here.'],
  403: ['Forbidden', 'The principal of the token does not hold the capability, or may not touch this resource.'],
  413: ['TooLarge', 'The body is too large.'],
} as const;

export type ProblemStatus = `${keyof typeof SHARED}`;

/** A problem details object (RFC 9457), as `toProblem` of the package makes it. */
export const problemSchema = {
  description: 'What is wrong with a request, as RFC 9457 has it.',
  type: 'object',
  properties: {
    type: { description: 'A URI for the kind of problem.', type: 'string' },
    title: { description: 'A short summary of the kind of problem.', type: 'string' },
    status: { description: 'The HTTP status of the answer.', type: 'integer' },
    detail: { description: 'What is wrong with this request.', type: 'string' },
    instance: { description: 'A URI for this occurrence.', type: 'string' },
    errors: {
      description: 'The places at fault, at most 100.',
      type: 'array',
      items: {
        description: 'One place at fault.',
        type: 'object',
        properties: {
          pointer: {
            description: 'The place as a URI fragment: `#` and a JSON Pointer (RFC 6901, section 6).',
            type: 'string',
          },
          detail: { description: 'What is wrong there.', type: 'string' },
        },
        required: ['pointer', 'detail'],
      },
    },
    truncated: { description: 'Set when there may be errors that are not listed.', type: 'boolean' },
  },
};

/** components/responses: those that the operations refer to. */
export function problemResponses(paths: object): Record<string, object> {
  const text = JSON.stringify(paths);
  const used = Object.entries(SHARED).filter(([, [name]]) => text.includes(`"#/components/responses/${name}"`));
  return Object.fromEntries(
    used.map(([status, [name, description]]) => [name, problemResponse(description, plainProblem(Number(status)))]),
  );
}

/** A problem that says no more than its status does (RFC 9457, section 4.2.1). */
const plainProblem = (status: number): object => ({ type: 'about:blank', title: STATUS_CODES[status], status });

export const refToProblem = (status: ProblemStatus): object => ({
  $ref: `#/components/responses/${SHARED[status][0]}`,
});

/** The answer to a body that does not match its contract. */
export const withInput = (example: Problem | undefined): object =>
  problemResponse('The body does not match its contract; `errors` says where and why.', example);

/** The answers to a body that has the shape of its contract and breaks a rule: 413 for what is too large, 422 for all else. */
export function brokenRules(
  rules: readonly Rule[],
  exampleOf: (status: number, rules: readonly Rule[]) => Problem | undefined,
): Record<string, object> {
  const [sizes, others] = [rules.filter(isSize), rules.filter((rule) => !isSize(rule))];
  return {
    ...listed(413, `${SHARED[413][1]} These limits hold, too:`, sizes, exampleOf(413, sizes)),
    ...listed(422, 'The body breaks a rule that its schema does not hold:', others, exampleOf(422, others)),
  };
}

const isSize = ({ must }: Rule): boolean => isObject(must) && Object.hasOwn(must, 'x-maxBytes');

function listed(
  status: number,
  description: string,
  rules: readonly Rule[],
  example: Problem | undefined,
): Record<string, object> {
  if (rules.length === 0) return {};
  const lines = rules.map((rule) => `- ${inlineCode(rule.id)}: ${inlineWithCode(rule.description)}`);
  return { [status]: problemResponse([description, '', ...lines].join('\n'), example) };
}

function problemResponse(description: string, example?: object): object {
  const schema = { $ref: '#/components/schemas/Problem' };
  return { description, content: { 'application/problem+json': { schema, ...(example ? { example } : {}) } } };
}
