import { plural } from '../../base/phrases.js';
import { type ContractName, parse } from '../../index.js';
import { isCliError } from '../io/cli-error.js';
import type { Io } from '../io/process-io.js';
import { startProgress } from '../io/progress.js';
import { type InputRecord, UNREADABLE } from '../io/record.js';
import type { Report } from '../io/report.js';
import { shownError, shownFile } from '../io/shown.js';
import { readInput } from './inputs.js';

/** What is to be validated, and by what. */
export interface Job {
  readonly contract: string;
  readonly inputs: readonly string[];
  readonly rules: boolean;
  readonly quiet: boolean;
}

/** Validates each input as one value. One that cannot be read keeps no other from being validated. */
export async function validateFiles({ contract, inputs, rules }: Job, report: Report, io: Io): Promise<void> {
  const progress = startProgress(io);
  for (const [i, file] of inputs.entries()) {
    progress.update(() => `${i} of ${inputs.length} ${plural(inputs.length, 'file')}`);
    await io.drained();
    try {
      const bytes = await readInput(file, io);
      const { valid, errors, ...rest } = parse(contract as ContractName, bytes, { rules });
      const truncated = 'truncated' in rest ? { truncated: true as const } : {};
      progress.clear();
      report.add({ file, contract, valid, errors, ...truncated }, valid ? undefined : toText(bytes));
    } catch (error) {
      progress.clear();
      report.add(unreadable(file, contract, error));
      io.err(`openvibe-contracts: ${shownFile(file)} ${shownError(error)}\n`);
    }
  }
  progress.clear();
}

export function unreadable(file: string, contract: string, error: unknown): InputRecord {
  const { code } = error as { code?: string };
  // The code of a CliError says nothing that its message does not.
  const params = code === undefined || isCliError(error) ? {} : { code };
  return {
    file,
    contract,
    valid: false,
    errors: [{ message: shownError(error), keyword: UNREADABLE, params, path: '' }],
  };
}

/** As people see it; without a copy of the bytes, which may be many. */
export const toText = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
