import { isBase64 } from './base64.js';
import { isDateTime } from './date-time.js';

export { isBase64, isDateTime };

/* Numbers of a fixed width, checked for their true range; a fraction has no place in any of them. */
export const isInt32 = (value: number): boolean => Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31;
export const isInt64 = (value: number): boolean => Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63;
export const isUint32 = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 2 ** 32;
export const isUint64 = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 2 ** 64;

/** The formats that contracts and their rules may use. Each is checked, never taken as a note. */
export const formats = {
  'date-time': { type: 'string' as const, validate: isDateTime },
  byte: { type: 'string' as const, validate: isBase64 },
  int32: { type: 'number' as const, validate: isInt32 },
  int64: { type: 'number' as const, validate: isInt64 },
  uint32: { type: 'number' as const, validate: isUint32 },
  uint64: { type: 'number' as const, validate: isUint64 },
};
