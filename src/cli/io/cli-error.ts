/** Why a call cannot be carried out, in words for the person who made it; it ends with exit code 2. */
export class CliError extends Error {
  readonly code = 'cli.failed';
  override readonly name = 'CliError';
}

/** Commands are bundled one by one, each with this class of its own: tell it by its code. */
export const isCliError = (error: unknown): error is CliError =>
  error instanceof Error && (error as { code?: unknown }).code === 'cli.failed';
