import type { ErrorParams } from '../../model/validation-result.js';

/** One thing that is wrong with an input, and where. */
export interface Finding {
  /** JSON Pointer to the place at fault; absent where the input is not JSON by nature, such as source code. */
  readonly path?: string;
  readonly message: string;
  /** The keyword that failed, `rule`, `json`, or what else the command looks for. */
  readonly keyword: string;
  readonly params: ErrorParams[keyof ErrorParams] | Readonly<Record<string, unknown>>;
  /** From 1; absent where the place in the text is not known. */
  readonly line?: number;
  /** From 1, in UTF-16 code units. */
  readonly column?: number;
  /** Findings are errors unless they say otherwise. */
  readonly severity?: 'warning';
}

/** What became of one input: a file, a line of one, or standard input. */
export interface InputRecord {
  /** The file as the caller named it; `-` is standard input. */
  readonly file: string;
  /** The line that the value stands in, where each line is an input. */
  readonly line?: number;
  readonly contract?: string;
  readonly valid: boolean;
  readonly errors: readonly Finding[];
  readonly truncated?: true;
}

/** The finding of an input that cannot be read at all. */
export const UNREADABLE = 'input';

/** The finding of a source file that is no program. */
export const UNPARSABLE = 'syntax';

/** Whether the input itself was at fault: unreadable, or not JSON or a program by any reading. */
export function isFailure({ errors }: InputRecord): boolean {
  return errors.some(({ keyword, params }) => {
    if (keyword === UNREADABLE || keyword === UNPARSABLE) return true;
    return keyword === 'json' && NOT_JSON.has((params as ErrorParams['json']).problem);
  });
}

const NOT_JSON: ReadonlySet<string> = new Set(['syntax', 'trailing-text', 'invalid-utf8', 'not-text']);
