// Measures results on huge values and prints them as JSON. Run with --expose-gc.
import { type ContractName, validate } from 'openvibe-contracts';
import { ENV, isolation, JOB, job, WORKER } from '../lib/samples.js';

const N = 1_000_000;
const list = (item: unknown): unknown[] => new Array(N).fill(item);
const object = (value: unknown, start: object = {}): object => {
  const made: Record<string, unknown> = { ...start };
  for (let i = 0; i < N; i++) made[`k${i}`] = value;
  return made;
};
// Made flat: `repeat` gives a tree of pieces, which the first reader would have to put together.
const long = Buffer.alloc(50e6, 'x').toString('latin1');

const cases: Record<string, () => [ContractName, unknown]> = {
  'a valid list': () => [ENV, list('A=1')],
  'a valid object': () => [ENV, object('1')],
  'wrong items in reasons': () => [WORKER, { isolation, reasons: list(7) }],
  'wrong items in an env list': () => [ENV, list(7)],
  'items that are not JSON': () => [ENV, list(undefined)],
  'unknown properties in a job': () => [JOB, object(1, job)],
  'wrong values in an env object': () => [ENV, object(7)],
  'values that are not JSON in args': () => [JOB, { ...job, args: object(undefined) }],
  'a last item that is not JSON': () => [JOB, { ...job, args: { list: [...list(1), undefined] } }],
  'a valid list in args': () => [JOB, { ...job, args: { list: list(1) } }],
  'a hundred errors below a name of 2 million characters': () => [
    JOB,
    { ...job, args: { [long.slice(0, 2e6)]: new Array(100).fill('\ud800') } },
  ],
  'a name of 20 million tildes': () => [JOB, { ...job, [Buffer.alloc(20e6, '~').toString('latin1')]: 1 }],
  'a text of 50 million characters where 64 are allowed': () => [WORKER, { isolation, worker_id: long }],
  'a text of 50 million characters where a pattern is expected': () => [JOB, { ...job, id: long }],
  'a text of 50 million characters where a date-time is expected': () => [WORKER, { isolation, at: long }],
  'a property with a name of 50 million characters': () => [JOB, { ...job, [long]: 1 }],
};

const measures: Record<string, object> = {};
for (const [name, make] of Object.entries(cases)) {
  const [contract, value] = make();
  const runs = Array.from({ length: 5 }, () => {
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    const start = performance.now();
    const result = validate(contract, value);
    const ms = performance.now() - start;
    return { result, ms, heap: process.memoryUsage().heapUsed - before };
  });
  measures[name] = {
    errors: runs[0]?.result.errors.length,
    truncated: runs[0] !== undefined && 'truncated' in runs[0].result,
    ms: runs.map(({ ms }) => ms).sort((a, b) => a - b)[2],
    heap: Math.max(...runs.map(({ heap }) => heap)),
  };
}
process.stdout.write(JSON.stringify(measures));
