/** A Map in V8 holds 2^24 entries and throws a RangeError at the next; half of that is far from its end. */
const MOST_IN_ONE = 2 ** 23;

/** A map that takes as many entries as there is memory for: an object or list of a stranger may have more than a Map holds. */
export class LargeMap<Key, Value> {
  private current = new Map<Key, Value>();
  private full: Map<Key, Value>[] | undefined;

  constructor(private readonly mostInOne = MOST_IN_ONE) {}

  get(key: Key): Value | undefined {
    const value = this.current.get(key);
    if (value !== undefined || this.full === undefined) return value;
    return this.full.find((map) => map.has(key))?.get(key);
  }

  /** Adds a key that is not there yet. */
  add(key: Key, value: Value): void {
    if (this.current.size === this.mostInOne) {
      this.full = [...(this.full ?? []), this.current];
      this.current = new Map();
    }
    this.current.set(key, value);
  }
}
