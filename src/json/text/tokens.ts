import { createScanner } from 'jsonc-parser';
import { skipWhiteSpace } from './count-members.js';
import { endOfString, type Mismatch } from './string-token.js';

/** A token is told by its first character; a word is `true`, `false` or `null`, and `t` for all three. */
export type TokenKind = '{' | '}' | '[' | ']' | ':' | ',' | '"' | '0' | 't' | '?' | '';

/** The tokens of a JSON text, one after the other: `next()` moves on, the fields tell where it stands. */
export interface Tokens {
  readonly next: () => void;
  /** `"` a string, `0` a number, `t` a literal, `?` none of JSON's tokens, empty at the end of the text. */
  kind: TokenKind;
  offset: number;
  end: number;
  /** For a string or a number that breaks off or goes wrong inside. */
  mismatch: Mismatch | undefined;
}

/**
 * Reads tokens with the scanner of jsonc-parser, except for white space and strings: those it gathers in memory piece by piece, so
 * that 50 MB of spaces or of escapes would take a gigabyte.
 */
export function readTokens(text: string): Tokens {
  const scanner = createScanner(text);
  const tokens: Tokens = { next, kind: '', offset: 0, end: 0, mismatch: undefined };
  return tokens;

  function next(): void {
    tokens.offset = skipWhiteSpace(text, tokens.end);
    tokens.mismatch = undefined;
    if (text[tokens.offset] === '"') {
      const end = endOfString(text, tokens.offset);
      tokens.kind = '"';
      if (typeof end === 'number') tokens.end = end;
      else tokens.mismatch = end;
      return;
    }
    scanner.setPosition(tokens.offset);
    tokens.kind = KINDS[scanner.scan()] ?? '?';
    tokens.end = scanner.getPosition();
    if (isBrokenNumber()) tokens.mismatch = { offset: tokens.end, expected: 'a digit' };
  }

  /** The scanner calls a minus without a digit unknown, and stops a number where a digit is missing. */
  function isBrokenNumber(): boolean {
    return tokens.kind === '0' ? scanner.getTokenError() !== NO_ERROR : text[tokens.offset] === '-';
  }
}

const NO_ERROR = 0;

/** By the `SyntaxKind` of jsonc-parser, which it declares as a const enum and so keeps from importers. */
const KINDS: Readonly<Record<number, TokenKind>> = {
  1: '{',
  2: '}',
  3: '[',
  4: ']',
  5: ',',
  6: ':',
  7: 't',
  8: 't',
  9: 't',
  11: '0',
  17: '',
};
