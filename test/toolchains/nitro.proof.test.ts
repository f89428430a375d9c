import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contracts } from 'openvibe-contracts';
import { fixtures } from 'openvibe-contracts/testing';
import { expect, inject, onTestFinished, test } from 'vitest';
import { toolPath } from './tool.js';

// Nuxt builds its server with Nitro.
const nitro = toolPath('nitropack/dist/cli/index.mjs');

/** It answers with something of each entry that runs code. */
const ROUTE = `import { contract, contracts, validate } from 'openvibe-contracts';
import { capabilities } from 'openvibe-contracts/capabilities';
import { functions } from 'openvibe-contracts/rpc';
import { fixtures } from 'openvibe-contracts/testing';
import { is } from 'openvibe-contracts/validators/platform/runtime-class.v1';

export default () => ({
  contracts: contracts.length,
  errors: validate('live.agent-sandbox-worker-request@1', {}).errors.map(({ path }) => path),
  title: contract('platform.job@1').schema.title,
  capability: capabilities[0].id,
  function: functions[0].id,
  fixtures: fixtures('platform.job@1').valid.length,
  alone: [is('code'), is('mainframe')],
});
`;

function makeApp(config: object): string {
  const app = mkdtempSync(join(tmpdir(), 'openvibe-contracts-nitro-'));
  onTestFinished(() => rmSync(app, { recursive: true, force: true }));
  cpSync(join(inject('consumer'), 'node_modules'), join(app, 'node_modules'), { recursive: true });
  mkdirSync(join(app, 'routes'));
  writeFileSync(join(app, 'package.json'), '{ "name": "app", "private": true, "type": "module" }');
  writeFileSync(join(app, 'nitro.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  writeFileSync(join(app, 'routes/index.mjs'), ROUTE);
  return app;
}

async function freePort(): Promise<string> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  await once(server.close(), 'close');
  return `${port}`;
}

test.each([
  ['beside the server, traced', {}],
  ['bundled into it', { noExternals: true }],
])('a Nitro app answers with the package %s', async (_how, options) => {
  const app = makeApp({ compatibilityDate: '2025-01-01', preset: 'node-server', ...options });
  await promisify(execFile)(process.execPath, [nitro, 'build'], {
    cwd: app,
    env: { ...process.env, NITRO_TELEMETRY: '0', NODE_ENV: 'production' },
  });
  // Nothing but what was built, as where it is deployed.
  rmSync(join(app, 'node_modules'), { recursive: true });
  const port = await freePort();
  const server = spawn(process.execPath, ['.output/server/index.mjs'], {
    cwd: app,
    env: { ...process.env, HOST: '127.0.0.1', PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    if (server.kill()) await once(server, 'exit');
  });
  await once(server.stdout, 'data');
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      contracts: contracts.length,
      errors: ['/isolation'],
      title: 'PlatformJob',
      capability: 'live.agent_sandbox.register',
      function: 'sandbox::create',
      fixtures: fixtures('platform.job@1').valid.length,
      alone: [true, false],
    },
  ]);
});
