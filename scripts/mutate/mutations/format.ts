import { drop, type Generator, replace } from '../mutation.js';

/** The formats of whole numbers with and without a sign, from the narrowest to the widest. */
const LADDERS = [
  ['int32', 'int64'],
  ['uint32', 'uint64'],
];

/** Drops the format, and swaps one of numbers for the next wider and the next narrower. */
export const changeFormat: Generator = function* (schema) {
  const { format } = schema;
  if (typeof format !== 'string') return;
  yield* drop(schema, 'format');
  const ladder = LADDERS.find((formats) => formats.includes(format)) ?? [];
  const step = ladder.indexOf(format);
  for (const other of [ladder[step + 1], ladder[step - 1]]) {
    if (other !== undefined) yield replace(schema, 'format', other, `${format} → ${other}`);
  }
};
