import { unknownName } from '../base/unknown-name.js';

const CONTRACT = { what: 'a contract', example: 'platform.job@1', list: 'contracts' };

/** Thrown for a name that no contract has. Recognise it by its `code`. */
export class UnknownContractError extends Error {
  /** Minifying renames the class; what prints an uncaught error reads the name here. */
  static override readonly name = 'UnknownContractError';
  readonly code = 'contract.unknown';
  override readonly name = 'UnknownContractError';
  /** Up to three names that may have been meant, the nearest first; empty when none is near. */
  readonly suggestions: readonly string[];

  constructor(name: unknown, known: Iterable<string>) {
    const { message, suggestions } = unknownName(CONTRACT, name, known);
    super(message);
    this.suggestions = suggestions;
  }
}
