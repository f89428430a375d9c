import { cpus, loadavg } from 'node:os';

/** What the numbers were measured on. A load near the number of cores makes them worth little. */
export const machine = () => ({
  node: process.version,
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  load: Number(loadavg()[0].toFixed(2)),
});
