import type { JsonProblem } from '../../model/validation-result.js';

/** An error found in a text, before its offset is counted out to line and column. */
export interface TextError {
  readonly problem: JsonProblem;
  readonly path: string;
  readonly offset: number;
  /** `{line}` in it stands for the line of `firstOffset`. */
  readonly message: string;
  /** Set when the name of a property is at fault, not its value. */
  readonly ofName?: true;
  /** Where the key that this one repeats stood first. */
  readonly firstOffset?: number;
}
