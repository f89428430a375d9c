/** Why a call cannot be carried out, in words for the person who made it; it ends with exit code 2. */
export class CliError extends Error {
  readonly code = 'cli.failed';
  override readonly name = 'CliError';
}
