import { checkPair, emptyTally } from './check-pair.js';

/** Checks some of the pairs and sends the tally to the process that started this one: node part.ts SEED FROM TO. */
const [seed = 0, from = 0, to = 0] = process.argv.slice(2).map(Number);
const tally = emptyTally();

process.on('unhandledRejection', (error) => {
  tally.wrong.push(
    `a promise was rejected and nobody heard it: ${error instanceof Error ? error.message : String(error)}`,
  );
});
for (let index = from; index < to; index++) checkPair(seed, index, tally);
// Rejections are reported after the code that caused them.
setImmediate(() => process.send?.(tally));
