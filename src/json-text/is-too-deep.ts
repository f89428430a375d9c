import { MAX_DEPTH } from '../limits.js';
import { QUOTE } from './count-members.js';

const BACKSLASH = 92;

/**
 * Whether a text nests deeper than MAX_DEPTH, up to its first syntax error at least. `JSON.parse` would take many times the text's size for each
 * bracket before anything could look at the depth. Few texts have brackets enough to be read closely; of those, strings are skipped by native search.
 */
export function isTooDeep(text: string): boolean {
  if (!hasBracketsEnough(text)) return false;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === QUOTE) {
      i = closingQuote(text, i);
      if (i === -1) return false;
    } else if (unit === 91 || unit === 123) {
      if (++depth > MAX_DEPTH) return true;
    } else if (unit === 93 || unit === 125) depth--;
  }
  return false;
}

/** Whether more brackets open than may nest, in strings or not. */
function hasBracketsEnough(text: string): boolean {
  let count = 0;
  for (const bracket of '[{')
    for (let i = text.indexOf(bracket); i !== -1; i = text.indexOf(bracket, i + 1))
      if (++count > MAX_DEPTH) return true;
  return false;
}

/** The next quote that no backslash escapes, which is one with an even number of backslashes before it; -1 where there is none. */
function closingQuote(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text.charCodeAt(first - 1) === BACKSLASH) first--;
    if ((end - first) % 2 === 0) return end;
  }
  return -1;
}
