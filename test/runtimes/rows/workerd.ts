import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { bundle } from '../bundle.js';
import type { Outcome } from '../matrix.js';
import { modulesOf, PROGRAMS } from '../programs.js';
import type { Rows } from '../row.js';
import { run } from '../run-program.js';

/**
 * Where the package keeps the binary; it brings no types along. The script in node_modules/.bin starts the binary as a child of its own,
 * which gets no control channel.
 */
const { default: WORKERD } = createRequire(import.meta.url)('workerd') as { default: string };

/** What Cloudflare's own tool bundles with. */
const CONDITIONS = ['workerd', 'worker', 'browser'];

export const workerdRows: Rows = async ({ folder, names }) => {
  const [, version = ''] = (await run(folder, WORKERD, '--version')).trim().split(' ');
  return [
    {
      what: [`workerd ${version}`, ''],
      cells: {
        import: () => askWorker(folder, modulesOf(folder, PROGRAMS.worker, names)),
        bundled: async () => {
          const file = basename(await bundle(folder, PROGRAMS.worker, CONDITIONS));
          return askWorker(folder, new Map([[file, file]]));
        },
      },
    },
  ];
};

/** Serves the modules, the first of which is the worker, on loopback, and gives its answer. */
async function askWorker(consumer: string, modules: ReadonlyMap<string, string>): Promise<Outcome> {
  const [worker] = modules.keys();
  const config = `${worker}.capnp`;
  writeFileSync(join(consumer, config), configOf(modules));
  const workerd = spawn(WORKERD, ['serve', config, '--control-fd=3'], {
    cwd: consumer,
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  try {
    const response = await fetch(`http://127.0.0.1:${await portOf(workerd)}`);
    if (!response.ok) throw new Error(`the worker answers ${response.status}: ${await response.text()}`);
    return (await response.json()) as Outcome;
  } finally {
    workerd.kill();
  }
}

function configOf(modules: ReadonlyMap<string, string>): string {
  const list = [...modules].map(([name, file]) => `(name = "${name}", esModule = embed "${file}")`);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .validate)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const validate :Workerd.Worker = (compatibilityDate = "2025-01-01", modules = [
  ${list.join(',\n  ')},
]);
`;
}

/** The port that workerd took, which it tells on its control channel when it listens. */
async function portOf(workerd: ChildProcess): Promise<number> {
  const ended = once(workerd, 'exit').then(([code]) => {
    throw new Error(`workerd ends with ${code} before it listens`);
  });
  const told = once(workerd.stdio[3] as Readable, 'data').then(([line]) => JSON.parse(String(line)).port);
  return Promise.race([told, ended]);
}
