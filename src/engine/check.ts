import type { Explainer } from './explainers.js';

/** One error as generated code reports it, for `explain` to put in words. */
export interface RawError {
  /** The place in the value, below the root of the function that reports it. */
  path: string;
  /** What words it, and what that needs to know. */
  readonly explainer: Explainer;
  readonly detail: unknown;
  /** Given for the errors about the name of a property rather than its value. */
  propertyName: string | undefined;
}

/** An emitted validator: gives the errors of a value, or undefined when there are none. `depth` is the number of arrays and objects around it. */
export type Check = (value: unknown, depth?: number) => RawErrors;

/** There is no list until there is an error. */
export type RawErrors = RawError[] | undefined;
