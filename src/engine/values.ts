import { LargeMap } from '../base/large-map.js';

/* What emitted code asks of single values. */

/** NaN and the infinities are not JSON. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value);

export const isInteger = (value: unknown): value is number => Number.isInteger(value);

/** What JSON.stringify asks for. */
export interface Writer {
  readonly toJSON?: unknown;
}

/** The last item that stands once more behind it, and the other; only items that are compared are looked at. */
export function findTwice(
  items: readonly unknown[],
  isCompared: (item: unknown) => boolean,
): [number, number] | undefined {
  const seen = new LargeMap<unknown, number>();
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i];
    if (!isCompared(item)) continue;
    const other = seen.get(item);
    if (other !== undefined) return [i, other];
    seen.add(item, i);
  }
  return undefined;
}

/** The same of items of any type, which are equal where their JSON texts are, whatever the order of properties. */
export const findEqual = (items: readonly unknown[]): [number, number] | undefined =>
  findTwice(
    Array.from({ length: items.length }, (_, i) => textOf(items[i])),
    () => true,
  );

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? typeof value;
  if (Array.isArray(value)) return `[${Array.from({ length: value.length }, (_, i) => textOf(value[i])).join()}]`;
  const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}:${textOf(each)}`);
  return `{${entries.sort().join()}}`;
}
