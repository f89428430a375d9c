import * as helpers from '../../../../src/code-helpers.js';

/** ajv gives each function of ours a number; their names do as well, and can be imported. */
export function nameHelpers(code: string): string {
  const names = new Map<string, string>();
  const bare = code.replace(/const (func\d+) = (\w+);/g, (whole, number: string, name: string) => {
    if (!Object.hasOwn(helpers, name)) return whole;
    names.set(number, name);
    return '';
  });
  return bare.replace(/\bfunc\d+\b/g, (number) => names.get(number) ?? number);
}

/** The helpers that a text of code names, sorted. */
export const helpersIn = (code: string): string[] =>
  Object.keys(helpers)
    .filter((name) => new RegExp(`\\b${name}\\(`).test(code))
    .sort();
