import { type Explainer, never } from './explainers.js';

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

/**
 * A generated validator: gives the errors of a value, or undefined when there are none. A `MAYBE_NOT_PLAIN` among them says that JSON may
 * not hold the value. `depth` is the number of arrays and objects around it.
 */
export type Check = (value: unknown, depth?: number) => RawError[] | undefined;

/** What generated code reports where JSON may not be able to hold a value; a walk through the value then decides. */
export const MAYBE_NOT_PLAIN: RawError = Object.freeze({
  path: '',
  explainer: never,
  detail: undefined,
  propertyName: undefined,
});
