import { expect, test } from 'vitest';
import { scanText } from '../../../src/cli/scan/scan-file.js';
import { packageVocabulary } from '../../../src/cli/scan/vocabulary.js';

const NOBODY = { granted: new Set<string>() };
const vocabulary = packageVocabulary();

const scan = (text: string, file = 'a.ts') => scanText(file, text, vocabulary, NOBODY);

const namesIn = (text: string, file?: string): string[] =>
  scan(text, file).uses.map(({ kind, name }) => `${kind} ${name}`);

const JOB = 'contract platform.job@1';
const EXEC = 'function sandbox::exec';

test.each([
  ["validate('platform.job@1', job)", [JOB]],
  ['validate(`platform.job@1`, job)', [JOB]],
  ["type Job = ContractTypes['platform.job@1'];", [JOB]],
  ["const table = { 'platform.job@1': handle };", [JOB]],
  ["const name = 'platform.job@\\x31';", [JOB]],
  ["import { validate } from 'openvibe-contracts/validators/platform/job.v1';", [JOB]],
  ["const { validate } = require('openvibe-contracts/validators/platform/job.v1');", [JOB]],
  ["type Job = import('openvibe-contracts/validators/platform/job.v1').PlatformJob;", [JOB]],
  ["import schema from 'openvibe-contracts/schemas/platform/job.v1.json' with { type: 'json' };", [JOB]],
  ["readFile('../node_modules/openvibe-contracts/fixtures/platform/job.v1/valid/full.json')", [JOB]],
  ["const $id = 'https://openvibe.network/contracts/platform/job.v1.json#/$defs/limits';", [JOB]],
  ["call('sandbox::exec'); call('sandbox-libkrun::fs::write')", [EXEC, 'function sandbox-libkrun::fs::write']],
  ["class A { @on('sandbox::exec') run(@Body('platform.job@1') job) {} }", [EXEC, JOB]],
  ["require('openvibe-contracts/package.json'); '`platform.job@1` is a contract'; // 'platform.job@1'", []],
])('finds in `%s` %j', (text, names) => {
  const { errors } = scan(text);
  expect({ names: namesIn(text), errors }).toEqual({ names, errors: [] });
});

test('reads JSX', () => {
  const text = '<Contract name="platform.job@1">{show(\'sandbox::exec\')}</Contract>;';
  expect(namesIn(text, 'a.tsx')).toEqual([JOB, EXEC]);
  expect(namesIn(text, 'a.js')).toEqual([JOB, EXEC]);
});

test.each([
  ["'platform.jobs@1'", 'no contract is named "platform.jobs@1"; did you mean platform.job@1?'],
  ["'platform.job@2'", 'no contract is named "platform.job@2"; did you mean platform.job@1?'],
  ["'live.greeting@1'", 'no contract is named "live.greeting@1"; `openvibe-contracts list` lists the known ones'],
  ["'platfrom.job@1'", 'no contract is named "platfrom.job@1"; did you mean platform.job@1?'],
  [
    "import v from 'openvibe-contracts/validators/platform/jobs.v1'",
    'no contract is named "platform.jobs@1"; did you mean platform.job@1?',
  ],
  ["'sandbox::exce'", 'no function is named "sandbox::exce"; did you mean sandbox::exec?'],
  ["'snadbox::exec'", 'no function is named "snadbox::exec"; did you mean sandbox::exec?'],
  [
    "'sandbox::reboot'",
    'no function is named "sandbox::reboot"; `openvibe-contracts list --calls` lists the known ones',
  ],
  [
    "'live.agent_sandbox.regster'",
    'no capability is named "live.agent_sandbox.regster"; did you mean live.agent_sandbox.register?',
  ],
  ["'run.job.sumbit'", 'no capability is named "run.job.sumbit"; did you mean run.job.submit?'],
])('%s: %s', (text, message) => {
  // Alone in its statement a string is a directive, such as 'use strict'.
  const source = text.startsWith('import') ? text : `f(${text});`;
  expect(scan(source).errors.map((finding) => finding.message)).toEqual([message]);
  expect(namesIn(source)).toEqual([]);
});

test.each([
  ...['user@1', 'live@example.com', 'lodash.merge@4', 'foo@1.2.3', 'vue.draggable@2', '@scope/live.js@1'],
  ...[
    'std::vector',
    'std::string::npos',
    '::before',
    'a::after',
    '::1',
    'fe80::1',
    'sandbox::',
    'sandbox-kvm::exec',
    'App::Models::User',
  ],
  ...[
    'api.example.com',
    'live.example.com',
    'run.job.started',
    'run.job.id',
    'live.agent.title',
    'live.agent_sandbox.registered_at',
  ],
  ...[
    '1.2.3',
    'sandbox.exec',
    'platform.job',
    'sandbox exec',
    '',
    'https://example.com/contracts/platform/jobs.v1.json',
  ],
])('lets %j be', (text) => {
  expect(scan(`const text = ${JSON.stringify(text)};`)).toEqual({ file: 'a.ts', valid: true, errors: [], uses: [] });
});

const NO_CONTRACT = 'no contract is named "job"; `openvibe-contracts list` lists the known ones';
const NO_FUNCTION = 'no function is named "exec"; `openvibe-contracts list --calls` lists the known ones';
const NO_CAPABILITY = 'no capability is named "submit"; `capabilities` lists the known ones';

test.each([
  ["import { is } from 'openvibe-contracts'; is('job', 1)", [NO_CONTRACT]],
  ["import { assertValid as demand } from 'openvibe-contracts'; demand('job', 1)", [NO_CONTRACT]],
  ["import * as contracts from 'openvibe-contracts'; contracts.parse('job', 1)", [NO_CONTRACT]],
  ["const { contract } = require('openvibe-contracts'); contract('job')", [NO_CONTRACT]],
  ["const { contract: of = fake } = require('openvibe-contracts'); of('job')", [NO_CONTRACT]],
  ["const contracts = await import('openvibe-contracts'); contracts.validate?.('job', 1)", [NO_CONTRACT]],
  ["import { validateCall } from 'openvibe-contracts/rpc'; validateCall('exec', 'request', 1)", [NO_FUNCTION]],
  ["import { checkedCaller } from 'openvibe-contracts/rpc'; const c = checkedCaller(t); c('exec', 1)", [NO_FUNCTION]],
  ["import { inputOf } from 'openvibe-contracts/capabilities'; inputOf('submit')", [NO_CAPABILITY]],
  ["import { is } from 'elsewhere'; is('job', 1)", []],
  ["import { is } from 'openvibe-contracts'; is(name, 'job'); other.is('job')", []],
])('knows what is handed to the package in `%s`', (text, messages) => {
  expect(scan(text).errors.map(({ message }) => message)).toEqual(messages);
});
