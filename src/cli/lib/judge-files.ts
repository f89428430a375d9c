import { type ContractName, parse } from '../../index.js';
import { toSafeText } from '../../printable.js';
import { readInput, reasonOf } from './inputs.js';
import type { Io } from './io.js';
import { startProgress } from './progress.js';
import { type InputRecord, UNREADABLE } from './record.js';
import type { Report } from './report.js';

/** What is to be judged, and by what. */
export interface Job {
  readonly contract: string;
  readonly inputs: readonly string[];
  readonly rules: boolean;
  readonly quiet: boolean;
}

/** Judges each input as one value. One that cannot be read keeps no other from being judged. */
export async function judgeFiles({ contract, inputs, rules }: Job, report: Report, io: Io): Promise<void> {
  const progress = startProgress(io);
  for (const [i, file] of inputs.entries()) {
    progress.update(() => `${i} of ${inputs.length} files`);
    try {
      const bytes = await readInput(file, io);
      const { valid, errors, ...rest } = parse(contract as ContractName, bytes, { rules });
      const truncated = 'truncated' in rest ? { truncated: true as const } : {};
      progress.clear();
      report.add({ file, contract, valid, errors, ...truncated }, valid ? undefined : Buffer.from(bytes).toString());
    } catch (error) {
      progress.clear();
      report.add(unreadable(file, contract, error));
      io.err(`openvibe-contracts: ${toSafeText(file)} ${reasonOf(error)}\n`);
    }
  }
  progress.clear();
}

export function unreadable(file: string, contract: string, error: unknown): InputRecord {
  const { code } = error as { code?: string };
  const params = code === undefined ? {} : { code };
  return {
    file,
    contract,
    valid: false,
    errors: [{ message: reasonOf(error), keyword: UNREADABLE, params, path: '' }],
  };
}
