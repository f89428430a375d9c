import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deprecationsIn } from '../lib/deprecations-in.js';
import { root } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';
import { runScript } from '../lib/run-script.js';

const done = { code: 0, stderr: '' };

const CONSUMER = `import { contract, validate, type LiveAgentSandboxWorkerRequest, type LiveAgentSandboxWorkerRequestV2 } from './src/index.js';

const isolation = { host_network: false, credentials: false, profile: false, egress_proxy: true, workspace: 'ephemeral' } as const;
export const old: LiveAgentSandboxWorkerRequest = { isolation };
export const next: LiveAgentSandboxWorkerRequestV2 = { isolation, region: 'eu' };
const { deprecated } = contract('live.agent-sandbox-worker-request@1');
const replacement = deprecated && contract(deprecated.replacement);
console.log(JSON.stringify([
  validate('live.agent-sandbox-worker-request@1', old).valid,
  validate('live.agent-sandbox-worker-request@2', old).valid,
  validate('live.agent-sandbox-worker-request@2', next).valid,
  deprecated,
  replacement && replacement.deprecated,
]));
`;

test('in a copy of this tree both majors validate side by side, and the old one says that it is deprecated', () => {
  const copy = mkdtempSync(join(tmpdir(), 'openvibe-contracts-copy-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const folder of ['schemas', 'fixtures', 'manifests', 'releases', 'tsconfig.json', 'package.json'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true, filter: (file) => !file.includes('generated') });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const name = 'live.agent-sandbox-worker-request@2';
  expect(runScript('new', name, '--remove-after', '2027-11-30', '--root', copy)).toMatchObject(done);

  const folder = join(copy, 'fixtures/live/agent-sandbox-worker-request.v2');
  const file = join(copy, 'schemas/live/agent-sandbox-worker-request.v2.json');
  expect(runNode(copy, '-e', REQUIRE_REGION, file, folder)).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(runScript('check', '--root', copy)).toMatchObject(done);
  expect(runScript('generate', '--root', copy)).toMatchObject(done);
  writeFileSync(join(copy, 'consumer.ts'), CONSUMER);
  expect(runNode(copy, '--import', 'tsx', 'consumer.ts')).toEqual({
    code: 0,
    stdout: `[true,false,true,${JSON.stringify({ replacement: name, removeAfter: '2027-11-30' })},false]\n`,
    stderr: '',
  });
  expect(deprecationsIn(copy, 'consumer.ts')).toEqual({
    errors: [],
    deprecated: ['type LiveAgentSandboxWorkerRequest', 'LiveAgentSandboxWorkerRequest'],
  });
});

/** Makes `region` a required field of a schema, and of its cases. */
const REQUIRE_REGION = `
const [file, folder] = process.argv.slice(1);
const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
const edit = (file, change) => {
  const value = JSON.parse(readFileSync(file));
  change(value);
  writeFileSync(file, JSON.stringify(value));
};
edit(file, (schema) => {
  schema.properties.region = { description: 'Where the worker runs.', type: 'string' };
  schema.required.push('region');
});
for (const kind of ['valid', 'rejected'])
  for (const name of readdirSync(folder + '/' + kind))
    edit(folder + '/' + kind + '/' + name, (value) => {
      if (value && typeof value === 'object' && !Array.isArray(value)) value.region ??= 'eu';
    });
`;
