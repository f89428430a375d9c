import { allRules } from '../../src/source/rule.js';
import type { Contract, Tree } from '../../src/source/tree.js';
import { proseMarkdown } from '../markup/block-markdown.js';
import type { Capability } from './capability.js';
import { brokenRuleProblem, exampleCases, misshapenProblem } from './examples.js';
import { brokenRules, type ProblemStatus, refToProblem, withInput } from './problem-components.js';
import { parseRoute } from './route.js';
import { securityOf } from './security.js';
import { successesOf } from './successes.js';

/** The operation of one route of a capability; `index` tells the routes of one capability apart. */
export function renderOperation(tree: Tree, capability: Capability, route: string, index: number): object {
  const { id, description, inputSchema, outputSchema } = capability;
  const { parameters } = parseRoute(route);
  const find = (name: string | undefined): Contract | undefined => tree.contracts.find((known) => known.name === name);
  const [input, output] = [find(inputSchema), find(outputSchema)];
  return {
    operationId: index === 0 ? id : `${id}-${index + 1}`,
    summary: `Carries out the capability ${id}`,
    // Tools read a description as Markdown (OpenAPI 3.1, section 4.8.10).
    ...(description === undefined ? {} : { description: proseMarkdown(description) }),
    ...(capability.status === 'deprecated' || capability.status === 'retired' ? { deprecated: true } : {}),
    security: securityOf(capability),
    ...(parameters.length > 0 ? { parameters: parameters.map(parameterOf) } : {}),
    ...(input ? { requestBody: { required: true, content: jsonOf(tree, input) } } : {}),
    responses: {
      ...Object.fromEntries(
        successesOf(id).map(([status, words]) => [
          status,
          output
            ? { description: words, content: jsonOf(tree, output) }
            : {
                description: `${words} What is answered has no contract.`,
                content: { 'application/json': { schema: {} } },
              },
        ]),
      ),
      ...problemsOf(tree, input),
    },
    'x-capability': factsOf(capability),
  };
}

const parameterOf = (name: string): object => ({
  name,
  in: 'path',
  required: true,
  description: `The part \`:${name}\` of the route.`,
  schema: { type: 'string' },
});

const jsonOf = (tree: Tree, contract: Contract): object => ({
  'application/json': {
    schema: { $ref: `#/components/schemas/${contract.schema.title}` },
    examples: Object.fromEntries(exampleCases(tree, contract).map(({ name, value }) => [name, { value }])),
  },
});

/** The answers to a call that is refused, by status. */
function problemsOf(tree: Tree, input: Contract | undefined): Record<string, object> {
  const plain: ProblemStatus[] = input ? ['401', '403', '413'] : ['401', '403'];
  return {
    ...(input ? { 400: withInput(misshapenProblem(tree, input)) } : {}),
    ...Object.fromEntries(plain.map((status) => [status, refToProblem(status)])),
    ...(input
      ? brokenRules(
          allRules(tree, input).map(({ rule }) => rule),
          (status, rules) => brokenRuleProblem(tree, input, status, rules),
        )
      : {}),
  };
}

/** What else the manifest says, for those who grant the capability and count its calls. */
const FACTS = [
  'id',
  'version',
  'status',
  'visibility',
  'permissions',
  'resourceConstraints',
  'quotaClass',
  'events',
] as const;

const factsOf = (capability: Capability): object => Object.fromEntries(FACTS.map((fact) => [fact, capability[fact]]));
