import { type ContractName, parse } from '../../index.js';
import { toSafeText } from '../../printable.js';
import { CliError } from './cli-error.js';
import { reasonOf } from './inputs.js';
import type { Io } from './io.js';
import { type Job, unreadable } from './judge-files.js';
import { startProgress } from './progress.js';
import { readLines } from './read-lines.js';
import type { InputRecord } from './record.js';
import type { Report } from './report.js';

/** Judges each line of the inputs as one value, in memory that does not grow; empty lines are none. Tells at the end how fast it went. */
export async function judgeLines(job: Job, report: Report, io: Io): Promise<void> {
  const started = performance.now();
  const progress = startProgress(io);
  const count = { values: 0, invalid: 0 };
  const told = (): string => {
    const perSecond = (count.values / (performance.now() - started)) * 1000;
    return `${grouped(count.values)} values, ${grouped(count.invalid)} invalid, ${grouped(perSecond)} lines/s`;
  };
  for (const file of job.inputs) {
    const before = count.values;
    try {
      let line = 0;
      for await (const lines of readLines(file, io)) {
        for (const text of lines) {
          line++;
          if (isBlank(text)) continue;
          count.values++;
          const { valid, errors, ...rest } = parse(job.contract as ContractName, text, { rules: job.rules });
          if (valid) report.add({ file, line, contract: job.contract, valid, errors });
          else {
            count.invalid++;
            const truncated = 'truncated' in rest ? { truncated: true as const } : {};
            const placed = errors.map((error) => ({ ...error, line }));
            const record: InputRecord = { file, line, contract: job.contract, valid, errors: placed, ...truncated };
            report.add(record, typeof text === 'string' ? text : Buffer.from(text).toString());
          }
        }
        progress.update(told);
      }
      if (count.values === before) throw new CliError('holds no value');
    } catch (error) {
      progress.clear();
      report.add(unreadable(file, job.contract, error));
      io.err(`openvibe-contracts: ${toSafeText(file)} ${reasonOf(error)}\n`);
    }
  }
  progress.clear();
  if (!job.quiet) io.err(`${told()}\n`);
}

const isBlank = (text: string | Uint8Array): boolean =>
  text.length === 0 || (typeof text === 'string' && text.length < 3 && text.trim() === '');

const grouped = (count: number): string => Math.round(count).toLocaleString('en-US');
