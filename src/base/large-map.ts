/** A Map in V8 holds 2^24 entries and throws a RangeError at the next; half of that is far from its end. */
const MOST_IN_ONE = 2 ** 23;

/** A map that takes as many entries as there is memory for: an object or list of a stranger may have more than a Map holds. */
export class LargeMap<Key, Value extends object | number> {
  /** The one that is being filled stands first. */
  private readonly maps: [Map<Key, Value>, ...Map<Key, Value>[]] = [new Map()];

  constructor(private readonly mostInOne = MOST_IN_ONE) {}

  get(key: Key): Value | undefined {
    for (const map of this.maps) {
      const value = map.get(key);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** Adds a key that is not there yet. */
  add(key: Key, value: Value): void {
    if (this.maps[0].size === this.mostInOne) this.maps.unshift(new Map());
    this.maps[0].set(key, value);
  }
}
