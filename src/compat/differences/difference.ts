import { printable, toShortText } from '../../base/printable.js';

/** One way in which two schemas differ, in words. */
export interface Difference {
  /** JSON Pointer into the values that are validated; `*` stands for any item or any other property. */
  readonly pointer: string;
  readonly keyword: string;
  /** What is different, without the pointer: `cpu_ms is now required`. */
  readonly message: string;
  /** Who may meet a refusal: callers send by the old schema, receivers read by it. */
  readonly breaks: readonly Party[];
  /** What to do instead. */
  readonly advice: string;
}

export type Party = 'callers' | 'receivers';

/** `/limits: cpu_ms is now required`. */
export const formatDifference = ({ pointer, message }: Pick<Difference, 'pointer' | 'message'>): string =>
  `${pointer === '' ? '' : `${printable(pointer)}: `}${toShortText(message, LONGEST)}`;

/** In UTF-16 code units; a message names keys of the schemas, and their patterns. */
const LONGEST = 2000;
