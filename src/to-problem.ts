import { ownValue } from './base/own-value.js';
import { plural } from './base/phrases.js';
import { isTruncated } from './engine/to-result.js';
import type { ParseResult } from './model/parse-result.js';
import type { ValidationResult } from './model/validation-result.js';

/** The parts of a problem that the caller may set; what is left out has the value given here. */
export interface ProblemOptions {
  /** A URI for the kind of problem; `https://openvibe.network/problems/invalid-value`. */
  readonly type?: string;
  /** A short summary of the kind of problem. */
  readonly title?: string;
  /** The HTTP status of the answer; 400. */
  readonly status?: number;
  /** What is wrong with this request; counts the errors. */
  readonly detail?: string;
  /** A URI for this occurrence; absent. */
  readonly instance?: string;
}

/** A problem details object (RFC 9457), to be sent as `application/problem+json`. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance?: string;
  readonly errors: readonly {
    /** The place at fault as a URI fragment: `#` and the JSON Pointer, percent-encoded (RFC 6901, section 6). */
    readonly pointer: string;
    readonly detail: string;
  }[];
  /** Set when there may be errors that are not listed. */
  readonly truncated?: true;
}

/**
 * Makes the answer to a bad request out of a result.
 *
 * @param result A result of `validate` or `parse` that is not valid. TypeScript refuses one that it knows to be valid; it takes the union of both,
 *   since without `strictNullChecks` it does not narrow behind `!result.valid`.
 * @param options What to say instead of the defaults.
 * @returns The body for `application/problem+json` (RFC 9457), with an extension member `errors`.
 * @throws TypeError when the result is valid.
 * @example
 * import { toProblem, validate } from 'openvibe-contracts';
 *
 * const result = validate('sandbox.stop-request@1', { sandbox_id: null });
 * if (!result.valid) {
 *   toProblem(result, { status: 422 });
 *   // → {
 *   //   type: 'https://openvibe.network/problems/invalid-value',
 *   //   title: 'The value does not match its contract',
 *   //   status: 422,
 *   //   detail: '1 error was found',
 *   //   errors: [{ pointer: '#/sandbox_id', detail: 'must be a string, not null' }],
 *   // }
 * }
 */
export function toProblem<Result extends ValidationResult | ParseResult<unknown>>(
  // Fits no result that is known to be valid; the text stands in the error of the compiler.
  result: Result & (Result extends { readonly valid: true } ? 'a valid result is no problem' : unknown),
  options: ProblemOptions = {},
): Problem {
  if (result.valid) throw new TypeError('toProblem takes a result that is not valid; this one is valid');
  const { errors } = result;
  const instance = ownValue(options, 'instance');
  const truncated = isTruncated(result);
  const { length } = errors;
  // No result of this package is without errors, but one may be made by hand.
  const count =
    length === 0 ? 'no error is listed' : `${length} ${plural(length, 'error')} ${length === 1 ? 'was' : 'were'} found`;
  return {
    type: ownValue(options, 'type') ?? 'https://openvibe.network/problems/invalid-value',
    title: ownValue(options, 'title') ?? 'The value does not match its contract',
    status: ownValue(options, 'status') ?? 400,
    detail: ownValue(options, 'detail') ?? (truncated ? `${count}; there may be more` : count),
    ...(instance === undefined ? {} : { instance }),
    errors: errors.map(({ path, message }) => ({ pointer: toFragment(path), detail: message })),
    ...(truncated ? { truncated: true } : {}),
  };
}

/** encodeURI leaves `#`, which would end the fragment, and throws for half of a surrogate pair. */
const toFragment = (pointer: string): string =>
  `#${encodeURI(pointer.replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll('#', '%23')}`;
