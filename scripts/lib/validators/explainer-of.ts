import * as explainers from '../../../src/explainers.js';

/** Words of the language are no names of functions, and ajv has a name of its own for a schema that is `false`. */
const NAMES: Readonly<Record<string, keyof typeof explainers>> = {
  const: 'constant',
  enum: 'enumeration',
  'false schema': 'never',
};

/** The explainer of a keyword's errors; undefined for a keyword that only sums up what others report. */
export function explainerOf(keyword: string): keyof typeof explainers | undefined {
  const name = NAMES[keyword] ?? keyword;
  return Object.hasOwn(explainers, name) ? (name as keyof typeof explainers) : undefined;
}
