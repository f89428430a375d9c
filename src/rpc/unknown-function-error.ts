import { unknownName } from '../base/unknown-name.js';

const FUNCTION = { what: 'a function', example: 'sandbox::exec', list: 'functions' };

/** Thrown for an id that no function of the sandbox RPC has. Recognise it by its `code`. */
export class UnknownFunctionError extends Error {
  /** Minifying renames the class; what prints an uncaught error reads the name here. */
  static override readonly name = 'UnknownFunctionError';
  readonly code = 'rpc.unknown-function';
  override readonly name = 'UnknownFunctionError';
  /** Up to three ids that may have been meant, the nearest first; empty when none is near. */
  readonly suggestions: readonly string[];

  constructor(id: unknown, known: Iterable<string>) {
    const { message, suggestions } = unknownName(FUNCTION, id, known);
    super(message);
    this.suggestions = suggestions;
  }
}
