import { expect, test } from 'vitest';
import { rpcModules } from '../../scripts/codegen/modules/rpc-module.js';

const entry = (name: string): object => ({
  id: `job-queue::${name}`,
  adapterId: `local::${name}`,
  request: `queue.${name}-request@1`,
  response: `queue.${name}-response@1`,
});
const manifest = { id: 'job-queue.v2', functions: [entry('put'), entry('take')], errorCodes: [{ code: 'S001' }] };

test('each RPC manifest has a module of its own, whose type map is named after it and has both ids', () => {
  const modules = rpcModules([
    { kind: 'rpc', file: 'manifests/rpc/job-queue.v2.json', value: manifest },
    { kind: 'rpc', file: 'manifests/rpc/sandbox.v1.json', value: { ...manifest, id: 'sandbox.v1' } },
    { kind: 'capabilities', file: 'manifests/capabilities/a.b.c.json', value: { id: 'a.b.c' } },
  ]);
  expect(modules.map(([file]) => file)).toEqual([
    'src/generated/rpc/job-queue.v2.ts',
    'src/generated/rpc/sandbox.v1.ts',
  ]);
  const [[, queue = ''] = [], [, sandbox = ''] = []] = modules;
  expect(/interface (\w+) \{\n(.*?)\n\}/s.exec(queue)?.slice(1)).toEqual([
    'JobQueueRpcV2',
    [
      ['job-queue::put', 'put'],
      ['job-queue::take', 'take'],
      ['local::put', 'put'],
      ['local::take', 'take'],
    ]
      .map(
        ([id, name]) =>
          `  "${id}": { request: ContractTypes["queue.${name}-request@1"]; response: ContractTypes["queue.${name}-response@1"] };`,
      )
      .join('\n'),
  ]);
  expect(queue).toContain('export type AdapterId = "local::put" | "local::take";');
  expect(sandbox).toContain('export interface SandboxRpc {');
});
