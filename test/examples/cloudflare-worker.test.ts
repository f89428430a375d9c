import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { build } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../lib/root.js';
import { answersEveryFixture, post } from './answers.js';

/** Where the package keeps the binary; it brings no types along. */
const { default: workerd } = createRequire(import.meta.url)('workerd');

const example = join(root, 'examples/cloudflare-worker');

describe('examples/cloudflare-worker, in workerd', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-worker-'));
  const bundle = join(folder, 'worker.js');
  await build({
    entryPoints: [join(example, 'worker.ts')],
    outfile: bundle,
    bundle: true,
    minify: true,
    format: 'esm',
    // What Cloudflare's own tool asks for.
    conditions: ['workerd', 'worker', 'browser'],
  });
  copyFileSync(join(example, 'workerd.capnp'), join(folder, 'workerd.capnp'));
  const args = ['serve', 'workerd.capnp', '--socket-addr=http=127.0.0.1:0', '--control-fd=3'];
  const server = spawn(workerd, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit', 'pipe'] });
  afterAll(() => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${await portOf(server)}`;

  answersEveryFixture('live.agent-sandbox-worker-request@1', (value) => post(url, value));

  test('is small, since it holds one validator', () => {
    expect(statSync(bundle).size).toBeLessThan(25_000);
  });

  test('turns away what is no POST and what is no JSON', async () => {
    expect((await fetch(url)).status).toBe(405);
    expect((await fetch(url, { method: 'POST', body: '{' })).status).toBe(400);
  });
});

/** The port that workerd took, which it tells on its control channel when it listens. */
async function portOf(server: ChildProcess): Promise<number> {
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`workerd ends with ${code} before it listens`);
  });
  const told = once(server.stdio[3] as Readable, 'data').then(([line]) => JSON.parse(String(line)).port);
  return Promise.race([told, ended]);
}
