import type { TextNode } from '../plan/nodes.js';
import { readFixedPattern } from '../plan/patterns.js';
import { testOfFormat } from './formats.js';
import type { Scope } from './scope.js';

/** Asks a text for its length in code points, its pattern and its format. */
export function emitText(scope: Scope, node: TextNode): void {
  const { value } = scope;
  const { minLength, maxLength, pattern, meaning, format } = node;
  if (maxLength !== undefined)
    scope.failIf(`${scope.helper('hasMoreCodePoints')}(${value}, ${maxLength})`, 'maxLength', `${maxLength}`);
  if (minLength !== undefined)
    scope.failIf(`${scope.helper('hasFewerCodePoints')}(${value}, ${minLength})`, 'minLength', `${minLength}`);
  if (pattern !== undefined) {
    const detail = JSON.stringify(meaning === undefined ? [pattern] : [pattern, meaning]);
    scope.failIf(`!${scope.constant('PATTERN', expressionOf(scope, pattern))}.test(${value})`, 'pattern', detail);
  }
  const test = testOfFormat(format);
  if (test !== undefined && format === 'date-time') scope.failIf(`!${scope.helper(test)}(${value})`, 'dateTime');
  else if (test !== undefined) scope.failIf(`!${scope.helper(test)}(${value})`, 'format', JSON.stringify(format));
  if (node.mayBeBroken && !scope.isAsking) scope.line(`${scope.helper('markText')}(${value});`);
}

/** A pattern of fixed shape is a length and an expression without a quantifier; others stay regular expressions. */
function expressionOf(scope: Scope, pattern: string): string {
  const fixed = readFixedPattern(pattern);
  if (!fixed) return `/* @__PURE__ */ new RegExp(${JSON.stringify(pattern)}, 'u')`;
  const { prefix, characters, count } = fixed;
  const parts = [prefix, characters].map((part) => JSON.stringify(part));
  return `/* @__PURE__ */ ${scope.helper('fixedPattern')}(${parts.join(', ')}, ${count})`;
}
