import { plural } from '../../base/phrases.js';
import { type ContractName, type PlacedError, parse } from '../../index.js';
import { isWhiteSpace } from '../../json/text/count-members.js';
import { CliError } from '../io/cli-error.js';
import type { Io } from '../io/process-io.js';
import { startProgress } from '../io/progress.js';
import type { InputRecord } from '../io/record.js';
import type { Report } from '../io/report.js';
import { shownError, shownFile } from '../io/shown.js';
import { readLines } from './read-lines.js';
import { type Job, toText, unreadable } from './validate-files.js';

/** Validates each line of the inputs as one value, in memory that does not grow; empty lines are none. Tells at the end how fast it went. */
export async function validateLines(job: Job, report: Report, io: Io): Promise<void> {
  const started = performance.now();
  const progress = startProgress(io);
  const count = { values: 0, invalid: 0 };
  const told = (): string => {
    const perSecond = (count.values / (performance.now() - started)) * 1000;
    return `${grouped(count.values)} ${plural(count.values, 'value')}, ${grouped(count.invalid)} invalid, ${grouped(perSecond)} lines/s`;
  };
  for (const file of job.inputs) {
    const before = count.values;
    try {
      let line = 0;
      for await (const lines of readLines(file, io)) {
        for (const written of lines) {
          line++;
          if (isBlank(written)) continue;
          const text = withoutReturns(written);
          count.values++;
          const { valid, errors, ...rest } = parse(job.contract as ContractName, text, { rules: job.rules });
          if (valid) report.add({ file, line, contract: job.contract, valid, errors });
          else {
            count.invalid++;
            const truncated = 'truncated' in rest ? { truncated: true as const } : {};
            const placed = errors.map((error) => inLine(error, line));
            const record: InputRecord = { file, line, contract: job.contract, valid, errors: placed, ...truncated };
            progress.clear();
            report.add(record, typeof text === 'string' ? text : toText(text));
            await io.drained();
          }
        }
        progress.update(told);
        await io.drained();
      }
      if (count.values === before) throw new CliError('holds no value');
    } catch (error) {
      progress.clear();
      report.add(unreadable(file, job.contract, error));
      io.err(`openvibe-contracts: ${shownFile(file)} ${shownError(error)}\n`);
    }
  }
  progress.clear();
  if (!job.quiet) io.err(`${told()}\n`);
}

/** Whether nothing but white space of JSON stands in a line. Most lines tell by their first character. */
function isBlank(text: string | Uint8Array): boolean {
  const unitAt = (i: number): number => (typeof text === 'string' ? text.charCodeAt(i) : (text[i] ?? 0));
  for (let i = 0; i < text.length; i++) if (!isWhiteSpace(unitAt(i))) return false;
  return true;
}

const RETURN = 0x0d;
const TAB = 0x09;

/**
 * A line ends with a line feed alone, while JSON texts and editors also end one with a carriage return. As tabs, which JSON takes
 * wherever it takes carriage returns, they shift no place; the one before the line feed is no part of the line.
 */
function withoutReturns(line: string | Uint8Array): string | Uint8Array {
  if (typeof line === 'string') {
    return line.includes('\r') ? line.replace(/\r$/, '').replaceAll('\r', '\t') : line;
  }
  if (!line.includes(RETURN)) return line;
  return line.subarray(0, line.at(-1) === RETURN ? -1 : undefined).map((byte) => (byte === RETURN ? TAB : byte));
}

/** `parse` takes the line for a text of its own, and so counts from its start. */
function inLine(error: PlacedError, line: number): PlacedError {
  if (error.keyword !== 'json' || error.params.problem !== 'duplicate-key') return { ...error, line };
  return { ...error, line, message: error.message.replace('in line 1;', `in line ${line};`) };
}

const grouped = (count: number): string => Math.round(count).toLocaleString('en-US');
