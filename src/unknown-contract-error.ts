import { nearestFew } from './nearest.js';

/** Thrown for a name that no contract bears. Tell it by its `code`. */
export class UnknownContractError extends Error {
  readonly code = 'contract.unknown';
  override readonly name = 'UnknownContractError';
  /** Up to three names that may have been meant, the nearest first; empty when none is near. */
  readonly suggestions: readonly string[];

  constructor(name: unknown, known: Iterable<string>) {
    const suggestions = typeof name === 'string' ? nearestFew(name, known) : [];
    const hint =
      suggestions.length > 0 ? `did you mean ${suggestions.join(', ')}?` : '`contracts` lists the known ones';
    super(`no contract is named ${describe(name)}; ${hint}`);
    this.suggestions = suggestions;
  }
}

const describe = (name: unknown): string =>
  typeof name === 'string' ? JSON.stringify(name.slice(0, 200)) : typeof name;
