import { isObject } from '../../../src/base/is-object.js';
import { edited, rewritten } from './change-schema.js';
import { generateSchema, type Schema } from './generate-schema.js';
import { placesIn } from './places.js';
import { createRandom, type Random } from './random.js';

export type Kind = 'rewritten' | 'edited' | 'both' | 'strangers' | 'foreign' | 'infinite' | 'text';

/** Two schemas to compare. */
export interface Pair {
  readonly kind: Kind;
  readonly old: Schema;
  readonly next: Schema;
  /** The same without keywords that no draft knows: what second validators go by. */
  readonly plain: { readonly old: Schema; readonly next: Schema };
  /** The old schema as a text that no reader may take for what JSON.parse makes of it. */
  readonly text?: string;
  /** What made the pair, to go on with. */
  readonly random: Random;
}

/** Keywords that ajv follows and no draft knows, and one that nobody knows. */
const FOREIGN: readonly Schema[] = [
  { $async: true },
  { nullable: true },
  { nullable: false },
  { discriminator: { propertyName: 'a' } },
  { formatMinimum: '2020-01-01', formatExclusiveMaximum: '2021-01-01' },
  { $data: '1/a' },
  { id: 'n0.json' },
  { 'x-unknown': { $anchor: 'an0', not: {} } },
];

/** Numbers as written that a double cannot hold. */
const UNHELD = [
  '-1e400',
  '1e400',
  '1e-400',
  '1.00000000000000000001',
  '9007199254740993',
  '18446744073709551615',
  '-9223372036854775809',
];

/** The pair of that number: the same for the same seed, whichever pairs are made beside it. */
export function makePair(seed: number, index: number): Pair {
  const random = createRandom(Math.imul(seed, 0x85ebca6b) + index);
  const kind = kindOf(random.below(100));
  const old = generateSchema(random);
  const next = successor(kind, old, random);
  const pair = { kind, old, next, plain: { old, next }, random };
  if (kind === 'text') return { ...pair, text: asText(old, random) };
  if (kind === 'infinite') {
    const before = JSON.parse(withNumber(old, random.pick(['1e400', '-1e400']), random)) as Schema;
    return { ...pair, old: before, plain: { old: before, next } };
  }
  if (kind !== 'foreign') return pair;
  const [before, after] = [structuredClone(old), structuredClone(next)];
  for (const schema of random.pick([[before], [after], [before, after]])) {
    const places = [schema, ...[...placesIn(schema)].map((place) => place.schema).filter(isObject)];
    Object.assign(random.pick(places), structuredClone(random.pick(FOREIGN)));
  }
  return { ...pair, old: before, next: after };
}

function kindOf(percent: number): Kind {
  if (percent < 30) return 'rewritten';
  if (percent < 55) return 'edited';
  if (percent < 75) return 'both';
  if (percent < 88) return 'strangers';
  return percent < 94 ? 'foreign' : percent < 97 ? 'infinite' : 'text';
}

function successor(kind: Kind, old: Schema, random: Random): Schema {
  if (kind === 'strangers') return generateSchema(random);
  if (kind === 'edited' || (kind !== 'rewritten' && random.chance(0.3))) return edited(old, random);
  return kind === 'both' ? rewritten(edited(old, random), random) : rewritten(old, random);
}

/** A text that holds a number that a double cannot, or a key twice. */
const asText = (schema: Schema, random: Random): string =>
  random.chance(0.7)
    ? withNumber(schema, random.pick(UNHELD), random)
    : JSON.stringify({ type: 'object', ...schema }).replace('{', '{"type":"string",');

const NUMERIC = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'const'];

/** The text of the schema with a number, as written, under a keyword in one of its places. */
function withNumber(schema: Schema, written: string, random: Random): string {
  const copy = structuredClone(schema);
  const places = [copy, ...[...placesIn(copy)].map((place) => place.schema).filter(isObject)];
  const part = random.pick(places);
  part[random.pick(NUMERIC)] = MARK;
  return JSON.stringify(copy).replace(`"${MARK}"`, written);
}

const MARK = 'the number stands here';
