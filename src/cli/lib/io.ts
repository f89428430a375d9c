import type { Readable } from 'node:stream';

/** All that a command sees of the world outside its files. */
export interface Io {
  /** Findings: what was asked for. */
  readonly out: (text: string) => void;
  /** Progress, and failures of the tool itself. */
  readonly err: (text: string) => void;
  /** Writes what `out` still holds back. */
  readonly flush: () => void;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  /** Whether `out` takes colour. */
  readonly color: boolean;
  /** Whether progress may be shown, which overwrites itself. */
  readonly showsProgress: boolean;
  /** The width of the terminal, in characters; 80 where there is none. */
  readonly columns: number;
}

/** In UTF-16 code units. */
const HELD_MOST = 1 << 16;

/** The world of this process. */
export function processIo(options: { readonly color?: boolean | undefined; readonly quiet?: boolean | undefined }): Io {
  const { stdin, stdout, stderr, env } = process;
  // One write for many lines: a million writes take longer than a million verdicts.
  let held = '';
  const flush = (): void => {
    if (held !== '') stdout.write(held);
    held = '';
  };
  const isColorful = stdout.isTTY === true && env.TERM !== 'dumb' && !env.NO_COLOR;
  return {
    out: (text) => {
      held += text;
      if (held.length > HELD_MOST) flush();
    },
    err: (text) => {
      flush();
      stderr.write(text);
    },
    flush,
    stdin,
    // What the call says outweighs the environment (https://no-color.org).
    color: options.color ?? isColorful,
    showsProgress: stderr.isTTY === true && options.quiet !== true,
    columns: stdout.columns ?? 80,
  };
}
