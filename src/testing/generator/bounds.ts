import type { Schema } from './parts.js';

/** The strictest of the lower bounds that parts give by a keyword. */
export const most = (parts: readonly Schema[], keyword: string, otherwise: number): number =>
  Math.max(otherwise, ...given(parts, keyword));

/** The strictest of the upper bounds that parts give by a keyword. */
export const least = (parts: readonly Schema[], keyword: string, otherwise: number): number =>
  Math.min(otherwise, ...given(parts, keyword));

const given = (parts: readonly Schema[], keyword: string): number[] =>
  parts.flatMap((part) => (typeof part[keyword] === 'number' ? [part[keyword]] : []));
