import { excerpt } from './fault.js';

/** What stands at an offset, as a message names it. */
export function describeFound(text: string, offset: number): string {
  const found = /[\w$.+-]+|./suy;
  found.lastIndex = offset;
  // A longer word than any that is shown would only cost time.
  const [shown] = found.exec(text.slice(0, offset + 100)) ?? [''];
  if (shown === '') return 'the end of the text';
  return /^[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Cf}\p{Zs}]/u.test(shown) ? codePointName(shown) : JSON.stringify(excerpt(shown));
}

const codePointName = (text: string): string =>
  `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
