import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { toSafeText } from '../../base/printable.js';
import { lineGuard } from './line-guard.js';

/** All that a command sees of the world outside its files. */
export interface Io {
  /** Findings: what was asked for. */
  readonly out: (text: string) => void;
  /** Failures of the tool itself, and what it tells besides. */
  readonly err: (text: string) => void;
  /** Shows progress in the place of the progress before; an empty text takes it away. */
  readonly status: (text: string) => void;
  /** Writes what `out` still holds back. */
  readonly flush: () => void;
  /** Waits until whoever reads `out` has caught up, so that no more than he can take waits in memory. */
  readonly drained: () => Promise<void>;
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

type World = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr' | 'env'>;

/** What a call says of its output. */
export interface IoOptions {
  readonly color?: boolean | undefined;
  readonly quiet?: boolean | undefined;
  readonly format?: string | undefined;
}

/** The world of this process. All that is written passes a guard, so that no reader of it obeys a stranger. */
export function processIo(options: IoOptions = {}, { stdin, stdout, stderr, env }: World = process): Io {
  // What the call says outweighs the environment (https://no-color.org).
  const color = options.color ?? takesColor(stdout, env);
  const guardOut = lineGuard({ color, commands: options.format === 'github' });
  const guardErr = lineGuard();
  // One write for many lines: a million writes take longer than a million results.
  let held = '';
  const flush = (): void => {
    if (held !== '') stdout.write(held);
    held = '';
  };
  return {
    out: (text) => {
      held += guardOut(text);
      if (held.length > HELD_MOST) flush();
    },
    err: (text) => {
      flush();
      stderr.write(guardErr(text));
    },
    status: (text) => {
      flush();
      stderr.write(`\r\x1b[K${toSafeText(text)}`);
    },
    flush,
    drained: async () => {
      if (stdout.writableNeedDrain) await once(stdout, 'drain');
    },
    stdin,
    color,
    showsProgress: stderr.isTTY === true && options.quiet !== true,
    // Terminals that do not know their width say 0.
    columns: stdout.columns || 80,
  };
}

/** `FORCE_COLOR` is for logs of build servers, which show colour though they are no terminal (https://force-color.org). */
function takesColor(
  { isTTY }: { readonly isTTY?: boolean },
  { NO_COLOR, FORCE_COLOR, TERM }: NodeJS.ProcessEnv,
): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTTY === true && TERM !== 'dumb';
}
