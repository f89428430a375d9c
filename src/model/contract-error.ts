import { printable } from '../base/printable.js';
import type { InvalidResult } from './validation-result.js';

const SHOWN = 3;

/**
 * Thrown by `assertValid`: the value does not match the contract. Recognise it by its `code` or by `instanceof`, whichever subpath or build of
 * the package threw it. As text it reads `<contract>: <what is wrong>`.
 */
export class ContractError extends Error {
  /** Minifying renames the class; what prints an uncaught error reads the name here. */
  static override readonly name: string = 'ContractError';
  readonly code = 'contract.invalid';
  /** The contract's name, e.g. `live.agent-sandbox-worker-request@1`. */
  override readonly name: string;
  /** At least one error, sorted by path. */
  readonly errors: InvalidResult['errors'];

  constructor(name: string, errors: InvalidResult['errors']) {
    const shown = errors.slice(0, SHOWN).map(({ path, message }) => `${printable(path)} ${message}`);
    const more = errors.length > SHOWN ? `; and ${errors.length - SHOWN} more` : '';
    super(`${shown.join('; ')}${more}`);
    this.name = name;
    this.errors = errors;
  }

  /** Each validator's subpath has a class of its own, and so has each build: the code says what they all throw. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a class that extends this one asks for its own
    if (this !== ContractError) return Error[Symbol.hasInstance].call(this, value);
    return value instanceof Error && (value as Partial<ContractError>).code === 'contract.invalid';
  }
}
