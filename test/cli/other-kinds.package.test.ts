import { expect, test } from 'vitest';
import { runCli } from '../lib/run-cli.js';

const EXEC = 'its contracts are sandbox.exec-request@1 and sandbox.exec-response@1';
const LIVE = ['scan', '.', '--service', 'live', '--granted'];

test.each([
  [
    ['validate', 'sandbox::exec'],
    `no contract is named "sandbox::exec"; it is a function, for \`openvibe-contracts validate --call sandbox::exec\`; ${EXEC}`,
  ],
  [
    ['show', 'sandbox-libkrun::exec'],
    `no contract is named "sandbox-libkrun::exec"; it is a function, for \`openvibe-contracts validate --call sandbox-libkrun::exec\`; ${EXEC}`,
  ],
  [
    ['fixtures', 'run.job.submit'],
    'no contract is named "run.job.submit"; it is a capability; its contract is run.job-create-request@1',
  ],
  [
    ['validate', 'live.agent_sandbox.register'],
    'no contract is named "live.agent_sandbox.register"; it is a capability; its contracts are live.agent-sandbox-worker-request@1 and live.agent-sandbox-worker-result@1',
  ],
  [
    ['validate', 'sandbox::exce'],
    'no contract is named "sandbox::exce"; functions go to `openvibe-contracts validate --call`, and `openvibe-contracts list --calls` lists the known ones',
  ],
  [
    ['validate', '--call', 'sandbox.exec-request@1'],
    'no function is named "sandbox.exec-request@1"; it is a contract, for `openvibe-contracts validate sandbox.exec-request@1`',
  ],
  [
    ['validate', '--call', 'sandbox.exec-reqest@1', 'response'],
    'no function is named "sandbox.exec-reqest@1"; contracts go to `openvibe-contracts validate`, and `openvibe-contracts list` lists the known ones',
  ],
  [
    ['validate', '--call', 'run.job.submit'],
    'no function is named "run.job.submit"; it is a capability; its contract is run.job-create-request@1',
  ],
  [
    [...LIVE, 'sandbox::exec'],
    `no capability is named "sandbox::exec"; it is a function, for \`openvibe-contracts validate --call sandbox::exec\`; ${EXEC}`,
  ],
  [
    [...LIVE, 'platform.job@1'],
    'no capability is named "platform.job@1"; it is a contract, for `openvibe-contracts validate platform.job@1`',
  ],
  [
    ['validate', 'no.such.thing'],
    'no contract is named "no.such.thing"; it looks like a capability, which goes to `inputOf` of openvibe-contracts/capabilities',
  ],
])('a name of another kind is told what takes it: %j', async (args, message) => {
  expect(await runCli({ args })).toEqual({ code: 2, stdout: '', stderr: `openvibe-contracts: ${message}\n` });
});
