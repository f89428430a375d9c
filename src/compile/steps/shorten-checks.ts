import { readFixedPattern } from '../patterns.js';
import type { Literals } from './literals.js';

/** Checks of single values that are faster, and shorter, than ajv writes them. */
export const shortenChecks = (code: string, literals: Literals): string =>
  [compareLengths, lookUpPatterns, testIntegers, compareNumbers, escapeNames].reduce(
    (text, step) => step(text, literals),
    code,
  );

/** ajv counts all the code points of a string; our helpers look no further than they must. */
function compareLengths(code: string, literals: Literals): string {
  const [declaration = '', counter = '', module = ''] =
    /const (func\d+) = require\(("\d+")\)\.default;/.exec(code) ?? [];
  if (literals.show(module) !== '"ajv/dist/runtime/ucs2length"') return code;
  const comparison = new RegExp(`${counter}\\(([^()]+)\\) ([<>]) (\\d+)`, 'g');
  return code.replace(declaration, '').replace(comparison, (_all, text: string, relation: string, limit: string) => {
    return `${relation === '>' ? 'hasMoreCodePoints' : 'hasFewerCodePoints'}(${text}, ${limit})`;
  });
}

/** Number.isInteger says all of it: a number, finite, without a fraction. */
const testIntegers = (code: string): string =>
  code.replace(
    /\(\(typeof ([\w.[\]]+) == "\d+"\) && \(!\(\1 % 1\) && !isNaN\(\1\)\)\) && \(isFinite\(\1\)\)/g,
    'Number.isInteger($1)',
  );

/** Bounds are asked of finite numbers alone, none of which is NaN. */
const compareNumbers = (code: string): string =>
  code.replace(/([\w.[\]]+) ([<>]=? -?[\d.e+-]+) \|\| isNaN\(\1\)/g, '$1 $2');

/** A pattern of fixed shape is a length and an expression without a quantifier; others stay regular expressions. */
function lookUpPatterns(code: string, literals: Literals): string {
  return code.replace(/new RegExp\(("\d+"), "\d+"\)/g, (whole, pattern: string) => {
    const fixed = readFixedPattern(JSON.parse(literals.show(pattern)));
    if (!fixed) return whole;
    return literals.hide(
      `fixedPattern(${JSON.stringify(fixed.prefix)}, ${JSON.stringify(fixed.characters)}, ${fixed.count})`,
    );
  });
}

/** Names go into paths by our own function, which stands names of any length. */
const escapeNames = (code: string): string =>
  code.replace(/(\w+)\.replace\(\/~\/g, "\d+"\)\.replace\(\/\\\/\/g, "\d+"\)/g, 'escapeSegment($1)');
