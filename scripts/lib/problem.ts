/** Something wrong in the tree: where it is, what it is and what to do about it. */
export interface Problem {
  /** Path below the root, with forward slashes. */
  readonly file: string;
  /** JSON Pointer into the file, when the problem has a place there. */
  readonly pointer?: string;
  /** What is wrong, and how to mend it. */
  readonly message: string;
}

/** `schemas/a/b.v1.json#/properties/x: unknown keyword "minimun"; did you mean "minimum"?` */
export function formatProblem({ file, pointer, message }: Problem): string {
  return `${file}${pointer ? `#${pointer}` : ''}: ${message}`;
}

/** A failure that was foreseen. The script prints the message alone, without a stack, and exits with 1. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/** Throws one error that lists every problem; does nothing when there is none. */
export function failOn(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map(formatProblem).sort();
  throw new ScriptError(`${lines.join('\n')}\n${lines.length} ${lines.length === 1 ? 'problem' : 'problems'} found`);
}
