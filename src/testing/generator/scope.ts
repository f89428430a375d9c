import type { Combinators } from './combinators.js';
import type { Shapes } from './parts.js';

/** What a generator is made with, and where in the schema. */
export interface Scope<Generator> {
  readonly make: Combinators<Generator>;
  /** What refs lead to. */
  readonly shapes: Shapes;
  /** The refs that led here. */
  readonly trail: readonly string[];
  /** The generator of what matches all of these schemas: of a field, of an item. */
  readonly generatorOf: (scope: Scope<Generator>, schemas: readonly unknown[]) => Generator | undefined;
}
