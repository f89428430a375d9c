import * as helpers from '../../engine/code-helpers.js';
import * as explainers from '../../engine/explainers.js';

/** ajv gives each function of ours a number; their names do as well, and can be imported. */
export function nameHelpers(code: string): string {
  const names = new Map<string, string>();
  const bare = code.replace(/const (func\d+) = (\w+);/g, (whole, number: string, name: string) => {
    if (!Object.hasOwn(helpers, name)) return whole;
    names.set(number, name);
    return '';
  });
  return bare.replace(/(?<!\.)\bfunc\d+\b/g, (number) => names.get(number) ?? number);
}

/** The helpers that a text of code calls, sorted. */
export const helpersIn = (code: string): string[] => namedIn(code, helpers, (name) => `(?<![\\w.])${name}\\(`);

/** The explainers that it hands on. */
export const explainersIn = (code: string): string[] => namedIn(code, explainers, (name) => `, ${name}[,)]`);

const namedIn = (code: string, module: object, use: (name: string) => string): string[] =>
  Object.keys(module)
    .filter((name) => new RegExp(use(name)).test(code))
    .sort();
