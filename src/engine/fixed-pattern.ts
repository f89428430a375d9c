/**
 * Tests texts against a pattern of fixed shape: `prefix`, then `count` characters of a class such as `[0-9a-f]`. Behind a look at the
 * length, engines run the class written out `count` times faster than one with a quantifier, and than a table.
 */
export function fixedPattern(
  prefix: string,
  characters: string,
  count: number,
): { readonly test: (text: string) => boolean } {
  const length = prefix.length + count;
  const expression = new RegExp(`^${prefix}${characters.repeat(count)}$`);
  return { test: (text) => text.length === length && expression.test(text) };
}
