import type { Schema } from '../source/schema.js';

/** What messages take from the words of a schema. It stays in the compiled schema when the annotations are stripped. */
export interface Hints {
  /** What a value that fits the pattern is: `the id of a job: …`. */
  readonly 'x-meaning'?: string;
  /** The unit in which a number is given: `milliseconds`. */
  readonly 'x-unit'?: string;
}

const UNIT = /\b(?:milliseconds|seconds|bytes|MiB|megabytes|gigabytes|US dollars|cores)\b/i;
const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

/** Reads the hints out of a subschema's description. */
export function hintsOf(schema: Schema): Hints {
  const { description, pattern } = schema;
  if (typeof description !== 'string') return {};
  const unit = BOUNDS.some((bound) => bound in schema) ? UNIT.exec(description)?.[0] : undefined;
  return {
    ...(pattern === undefined ? {} : { 'x-meaning': meaningOf(description) }),
    ...(unit === undefined ? {} : { 'x-unit': /^(?:MiB|US)/.test(unit) ? unit : unit.toLowerCase() }),
  };
}

/** The first sentence, such that it can follow `must be`: without its full stop, and small where it starts with an article. */
export function meaningOf(description: string): string {
  const [sentence = description] = /^.*?(?=\.(?:\s|$))/s.exec(description) ?? [];
  return sentence.replace(/^(?:The|An|A) /, (article) => article.toLowerCase());
}
