import { MAX_DEPTH } from '../../base/limits.js';
import { closingQuote, QUOTE } from './string-token.js';

const FIRST_BRACKET = 91;

/**
 * Whether a text nests deeper than MAX_DEPTH, up to its first syntax error at least. `JSON.parse` would take many times the text's size for each
 * bracket before anything could look at the depth. Few texts have brackets enough to be read closely; of those, strings are skipped by native search.
 */
export function isTooDeep(text: string): boolean {
  if (text.length <= MAX_DEPTH || !hasBracketsEnough(text)) return false;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < FIRST_BRACKET) {
      if (unit !== QUOTE) continue;
      i = closingQuote(text, i);
      if (i === -1) return false;
    } else if (unit === FIRST_BRACKET || unit === 123) {
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
