/** A map whose values are made when they are asked for the first time. */
export interface LazyMap<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly keys: () => Iterable<string>;
}

/** A look-up costs what one in a Map costs, after the first. */
export function loadWhenAsked<Value>(loaders: ReadonlyMap<string, () => Value>): LazyMap<Value> {
  const loaded = new Map<string, Value>();
  return {
    get(key) {
      const known = loaded.get(key);
      if (known !== undefined) return known;
      const value = loaders.get(key)?.();
      if (value !== undefined) loaded.set(key, value);
      return value;
    },
    keys: () => loaders.keys(),
  };
}
