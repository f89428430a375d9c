import { least, most } from './bounds.js';
import type { Combinators } from './combinators.js';
import type { Schema } from './parts.js';

/** The ranges of formats. The outermost int64 and uint64 have no double of their own, so the last one inside stands here. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  int32: [-(2 ** 31), 2 ** 31 - 1],
  int64: [-(2 ** 63), 2 ** 63 - 1024],
  uint32: [0, 2 ** 32 - 1],
  uint64: [0, 2 ** 64 - 2048],
};

/** How far usual numbers are from the first bound, or from 0. */
const REACH = 1000;

/** Numbers inside the bounds of all parts: small ones, those on the bounds, and any. */
export function numbers<Generator>(
  make: Combinators<Generator>,
  parts: readonly Schema[],
  isWhole: boolean,
): Generator | undefined {
  const step = isWhole ? 1 : 1 / 8;
  const ranges = parts.flatMap(({ format }) => RANGES[String(format)] ?? []);
  const [low = Number.MIN_SAFE_INTEGER, high = Number.MAX_SAFE_INTEGER] = ranges;
  const min = Math.max(most(parts, 'minimum', low), most(parts, 'exclusiveMinimum', low - step) + step);
  const max = Math.min(least(parts, 'maximum', high), least(parts, 'exclusiveMaximum', high + step) - step);
  const isBounded = [...ranges, ...parts.flatMap((part) => BOUNDS.filter((bound) => bound in part))].length > 0;
  const [from, to] = [
    Math.max(Math.ceil(min), Number.MIN_SAFE_INTEGER),
    Math.min(Math.floor(max), Number.MAX_SAFE_INTEGER),
  ];
  if (from > to) return undefined;

  const start = Math.min(Math.max(from, 0), to);
  const near = make.integer(start, Math.min(to, start + REACH));
  const options = [near, near, make.integer(from, to)];
  if (isBounded)
    options.push(make.constant(isWhole ? Math.ceil(min) : min), make.constant(isWhole ? Math.floor(max) : max));
  // Eighths have exact doubles.
  if (!isWhole) {
    const eighths = make.integer(0, Math.min(REACH, Math.floor((max - start) * 8)));
    options.push(make.map(eighths, (count: number) => start + count / 8));
  }
  return make.oneOf(options);
}

const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];
