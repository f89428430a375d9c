import { readText } from '../json/text/read-text.js';
import { type Problem, ScriptError } from './problem.js';

/** What a text holds, or what is wrong with it, each with its line and column. */
export type JsonRead = { readonly value: unknown } | { readonly problems: readonly Problem[] };

/**
 * Reads a JSON text as `parse` does: what another reader could take for something else, such as a key given twice or a number that
 * a double cannot hold, is refused.
 *
 * @param file How the text is called in problems.
 */
export function readJson(file: string, text: string | Uint8Array): JsonRead {
  const read = readText(text);
  if (read.valid) return { value: read.value };
  return {
    problems: read.errors.map(({ path, message, line, column }) => ({
      file,
      pointer: path,
      message: `line ${line}, column ${column}: ${message}`,
    })),
  };
}

/**
 * The same for a text that nothing can be done without.
 *
 * @throws ScriptError on the first problem.
 */
export function parseJson(file: string, text: string | Uint8Array): unknown {
  const read = readJson(file, text);
  if ('value' in read) return read.value;
  const [problem] = read.problems;
  throw new ScriptError(`${file}${problem?.pointer ? `#${problem.pointer}` : ''}: ${problem?.message}`);
}
