import type { InputRecord } from '../record.js';

/** How records are written, one after the other, so that any number of them takes the same memory. Each function gives text to print. */
export interface Format {
  readonly start: () => string;
  /** `text` is what the input holds, for showing the place of a finding; its first line is the record's `line`, or 1. */
  readonly add: (record: InputRecord, text?: string) => string;
  readonly end: () => string;
}

/** What formats need to know of the call. */
export interface FormatContext {
  readonly command: string;
  readonly color: boolean;
  readonly columns: number;
  /** Whether records without a finding go unmentioned where people read. */
  readonly quiet: boolean;
}
