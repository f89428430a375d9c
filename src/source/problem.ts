import { plural } from '../base/phrases.js';
import { toSafeText } from '../base/printable.js';

/** Something wrong in the tree: where it is, what it is and what to do about it. */
export interface Problem {
  /** Path below the root, with forward slashes. */
  readonly file: string;
  /** JSON Pointer into the file, when the problem has a place there. */
  readonly pointer?: string;
  /** What is wrong, and how to fix it. */
  readonly message: string;
}

/** `schemas/a/b.v1.json#/properties/x: unknown keyword "minimun"; did you mean "minimum"?` */
export function formatProblem({ file, pointer, message }: Problem): string {
  return `${toSafeText(file)}${pointer ? `#${toSafeText(pointer)}` : ''}: ${message}`;
}

/** A failure that was foreseen. The script prints the message alone, without a stack, and exits with 1. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/** Throws one error that lists every problem; does nothing when there is none. */
export function failOn(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const lines = [...new Set(problems.map(formatProblem))].sort();
  throw new ScriptError(`${lines.join('\n')}\n${lines.length} ${plural(lines.length, 'problem')} found`);
}

/**
 * Runs a step that works on one file. What the tools it calls throw on that file becomes a failure that names it, since
 * their own stack leads nobody there.
 */
export async function naming<Result>(file: string, step: () => Promise<Result>): Promise<Result> {
  return step().catch((error: unknown) => {
    throw named(file, error);
  });
}

/** The same for a step that does not wait. */
export function namingSync<Result>(file: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw named(file, error);
  }
}

const named = (file: string, error: unknown): unknown =>
  error instanceof ScriptError
    ? error
    : new ScriptError(`${toSafeText(file)}: ${error instanceof Error ? error.message : error}`, { cause: error });
