import { ownValue } from '../base/own-value.js';
import type { formats } from '../engine/formats.js';
import type { Helper } from './scope.js';

/** The function that tests each format; one without does not compile. */
const TESTS: Readonly<Record<keyof typeof formats, Helper>> = {
  'date-time': 'isDateTime',
  byte: 'isBase64',
  int32: 'isInt32',
  int64: 'isInt64',
  uint32: 'isUint32',
  uint64: 'isUint64',
};

/** The function that tests a format; undefined for one that is none of contracts. */
export const testOfFormat = (format: string | undefined): Helper | undefined =>
  format === undefined ? undefined : ownValue(TESTS as Readonly<Record<string, Helper>>, format);
