import { unknownName } from '../base/unknown-name.js';

const CAPABILITY = { what: 'a capability', example: 'run.job.submit', list: 'capabilities' };

/** Thrown for an id that no capability has. Recognise it by its `code`. */
export class UnknownCapabilityError extends Error {
  /** Minifying renames the class; what prints an uncaught error reads the name here. */
  static override readonly name = 'UnknownCapabilityError';
  readonly code = 'capability.unknown';
  override readonly name = 'UnknownCapabilityError';
  /** Up to three ids that may have been meant, the nearest first; empty when none is near. */
  readonly suggestions: readonly string[];

  constructor(id: unknown, known: Iterable<string>) {
    const { message, suggestions } = unknownName(CAPABILITY, id, known);
    super(message);
    this.suggestions = suggestions;
  }
}
