/** What a call ends with; where there are several inputs, the worst of theirs. docs/cli/README.md tells them. */
export const ExitCode = {
  /** All that was asked about is as it should be. */
  OK: 0,
  /** Something is invalid, broken or unknown. */
  INVALID: 1,
  /** The call was wrong, or an input could not be read, or is not JSON. */
  FAILED: 2,
} as const;

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

export const worse = (one: ExitCode, other: ExitCode): ExitCode => (one > other ? one : other);
