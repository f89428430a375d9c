import { generatorOf } from '../../../src/testing/generator/generator-of.js';
import type { Schema, Shapes } from '../../../src/testing/generator/parts.js';
import { randomOf } from '../../../src/testing/random.js';
import { randomCombinators } from '../../../src/testing/random-combinators.js';

/** Values that the generator makes for schemas that all hold, before any is thrown away; undefined where there can be none. */
export function made(
  schemas: readonly unknown[],
  shapes: Readonly<Record<string, Schema>> = {},
): unknown[] | undefined {
  const lookUp: Shapes = (ref) => shapes[ref] as Schema;
  const maker = generatorOf({ make: randomCombinators, shapes: lookUp, trail: [], generatorOf }, schemas);
  return maker && Array.from({ length: 500 }, (_, seed) => maker(randomOf(seed)));
}

/** The different ones among them, sorted by their text. */
export const kinds = (values: readonly unknown[] | undefined): string[] | undefined =>
  values && [...new Set(values.map((value) => JSON.stringify(value)))].sort();
