import { nearestFew } from './nearest.js';

const NOT_TEXT = 'the name of a contract is a string, such as "platform.job@1"';

/** Thrown for a name that no contract bears. Tell it by its `code`. */
export class UnknownContractError extends Error {
  /** Minifying renames the class; what prints an uncaught error reads the name here. */
  static override readonly name = 'UnknownContractError';
  readonly code = 'contract.unknown';
  override readonly name = 'UnknownContractError';
  /** Up to three names that may have been meant, the nearest first; empty when none is near. */
  readonly suggestions: readonly string[];

  constructor(name: unknown, known: Iterable<string>) {
    const suggestions = typeof name === 'string' ? nearestFew(name, known) : [];
    const hint =
      suggestions.length > 0 ? `did you mean ${suggestions.join(', ')}?` : '`contracts` lists the known ones';
    super(typeof name === 'string' ? `no contract is named ${JSON.stringify(name.slice(0, 200))}; ${hint}` : NOT_TEXT);
    this.suggestions = suggestions;
  }
}
