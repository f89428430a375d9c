import { ExitCode } from './exit-code.js';
import { processIo } from './process-io.js';
import { systemReason } from './shown.js';

/** What a shell reports of a program that wrote into a pipe which nobody reads: 128 and the number of SIGPIPE. */
const NOBODY_READS = 141;

/** What becomes of the run when its output cannot be written. */
export function watchStreams(): void {
  const { stdout, stderr } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough, such as `head`, ends the run without a word.
    if (error.code === 'EPIPE') process.exit(NOBODY_READS);
    processIo().err(`openvibe-contracts: the output could not be written: ${systemReason(error)}\n`);
    process.exit(ExitCode.FAILED);
  });
  // The exit code says it where nobody reads what is printed.
  stderr.on('error', () => {});
}
