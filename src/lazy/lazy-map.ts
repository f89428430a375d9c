/** A map whose values are loaded with their first use. */
export interface LazyMap<Value> {
  readonly get: (name: string) => Value | undefined;
  readonly keys: () => Iterable<string>;
}

/**
 * A map whose values lie in chunks of `size`, in the order of the names: the first look-up of a name loads the chunk that it is in. A
 * file for each value would make a process that uses all wait for the file system, and one for all would make every process read all.
 */
export function lazyMap<Value>(
  names: readonly string[],
  chunks: readonly (() => readonly Value[])[],
  size: number,
): LazyMap<Value> {
  const places = new Map(names.map((name, i) => [name, i]));
  const loaded = new Map<string, Value>();
  return {
    get(name) {
      const known = loaded.get(name);
      if (known !== undefined) return known;
      const place = places.get(name);
      if (place === undefined) return undefined;
      const chunk = Math.floor(place / size);
      chunks[chunk]?.().forEach((value, i) => {
        loaded.set(names[chunk * size + i] as string, value);
      });
      return loaded.get(name);
    },
    keys: () => names,
  };
}
