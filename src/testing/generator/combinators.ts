/**
 * What generators are put together from. The walk over a schema is written once against these; `sample` and `arbitrary` each bring their
 * own. Of several options the first should be the simplest, since shrinking leads there.
 */
export interface Combinators<Generator> {
  readonly constant: (value: unknown) => Generator;
  /** Each option as often as any other. */
  readonly oneOf: (options: readonly Generator[]) => Generator;
  /** Safe integers, both bounds included. */
  readonly integer: (min: number, max: number) => Generator;
  readonly list: (item: Generator, min: number, max: number) => Generator;
  readonly tuple: (items: readonly Generator[]) => Generator;
  /** An object: the required fields and any of the others, in the order of `fields`. */
  readonly record: (fields: ReadonlyMap<string, Generator>, required: ReadonlySet<string>) => Generator;
  // biome-ignore lint/suspicious/noExplicitAny: each change knows what its generator gives
  readonly map: (generator: Generator, change: (value: any) => unknown) => Generator;
}
