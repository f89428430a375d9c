import { contracts } from 'openvibe-contracts';
import { capabilities } from 'openvibe-contracts/capabilities';
import { functions } from 'openvibe-contracts/rpc';
import { subpathsOf } from '../runtimes/subpaths.js';

const JOB = 'platform.job@1';

/** What a program hands on of a result, so that its declarations must name the types. */
const RESULT = (call: string): string => `
export const result = (value: unknown) => ${call};
export const errors = (value: unknown) => ${call}.errors;
export const error = (value: unknown) => ${call}.errors[0];
export const params = (value: unknown) => ${call}.errors[0]?.params;
export const problems = (value: unknown) => ${call}.errors.map((each) => (each.keyword === 'json' ? each.params.problem : undefined));
`;

const MAIN: Readonly<Record<string, string>> = {
  'openvibe-contracts': `import * as all from 'openvibe-contracts';
${RESULT(`all.validate('${JOB}', value)`)}
export const validate = all.validate, is = all.is, parse = all.parse, formatErrors = all.formatErrors, toProblem = all.toProblem;
export const list = all.contracts, first = all.contracts[0];
export const one = all.contract('${JOB}'), rules = one.rules, deprecated = one.deprecated, standard = one['~standard'];
export const parsed = all.parse('${JOB}', ''), problem = all.toProblem({ valid: false, errors: [{ path: '', message: '', keyword: 'type', params: { types: [] } }] });
export const narrowed = (value: unknown) => (all.is('${JOB}', value) ? value : undefined);
`,
  'openvibe-contracts/rpc': `import * as rpc from 'openvibe-contracts/rpc';
${RESULT(`rpc.validateCall('sandbox::exec', 'request', value)`)}
export const call = rpc.checkedCaller(async () => undefined);
${functions.map(({ id }, i) => `export const reply${i} = (payload: Parameters<typeof call<'${id}'>>[1]) => call('${id}', payload);`).join('\n')}
export const list = rpc.functions, first = rpc.functions[0], codes = rpc.errorCodes, reference = rpc.agentApiReference();
export const validateCall = rpc.validateCall, checkedCaller = rpc.checkedCaller, agentApiReference = rpc.agentApiReference;
export const thrown = (error: rpc.CallError) => error.errors, made = (...args: ConstructorParameters<typeof rpc.SandboxError>) => args;
`,
  'openvibe-contracts/capabilities': `import * as capabilities from 'openvibe-contracts/capabilities';
${RESULT(`capabilities.inputOf('run.job.submit').validate(value)`)}
export const list = capabilities.capabilities, first = capabilities.capabilities[0];
export const inputOf = capabilities.inputOf, outputOf = capabilities.outputOf;
${capabilities.map(({ id }, i) => `export const input${i} = inputOf('${id}'), output${i} = outputOf('${id}');`).join('\n')}
export const narrowed = (value: unknown) => (input0.is(value) ? value : undefined);
`,
  'openvibe-contracts/testing': `import * as testing from 'openvibe-contracts/testing';
export const fixtures = testing.fixtures, sample = testing.sample;
${contracts.map(({ name }, i) => `export const sample${i} = sample('${name}'), fixtures${i} = fixtures('${name}');`).join('\n')}
export const rejected = fixtures('${JOB}').rejected[0]?.errors, valid = fixtures('${JOB}').valid[0]?.value;
`,
};

const ALONE = (specifier: string): string => `import * as alone from '${specifier}';
${RESULT('alone.validate(value)')}
export const validate = alone.validate, is = alone.is, assertValid: typeof alone.assertValid = alone.assertValid;
export const narrowed = (value: unknown) => (alone.is(value) ? value : undefined);
type Whole = NonNullable<ReturnType<typeof narrowed>>;
export const part = <Key extends keyof Whole>(value: Whole, key: Key) => value[key];
export const schema = alone.standardSchema, standard = schema['~standard'], issues = standard.validate({});
`;

const { alone } = subpathsOf(contracts.map(({ name }) => name));

/** By entry, a program that imports it alone and exports what its signatures give. */
export const programs: ReadonlyMap<string, string> = new Map([
  ...Object.entries(MAIN),
  ...[...alone.values()].map((specifier): [string, string] => [specifier, ALONE(specifier)]),
]);
