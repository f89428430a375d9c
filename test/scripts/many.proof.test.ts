import { expect, test } from 'vitest';
import { runScript } from '../lib/run-script.js';
import { makeTree } from '../lib/tree.js';

const MANY = 1000;

test(`generate ends on ${MANY} contracts`, () => {
  // `live.greeting@1` is one of them.
  const tree = makeTree(...Array.from({ length: MANY - 1 }, (_, i) => `domain-${i % 20}.message-${i}@1`));
  const start = performance.now();
  const { code, stdout, stderr } = runScript('generate', '--root', tree.root);
  // Two for each contract, a chunk for eight of them, and those that there are once.
  const files = 2 * MANY + MANY / 8 + 18;
  const each = (performance.now() - start) / MANY;
  expect({ code, stdout, stderr }).toEqual({
    code: 0,
    stdout: `generated ${files} files from ${MANY} contracts; ${files} changed\n`,
    stderr: '',
  });
  process.stdout.write(`generate: ${each.toFixed(1)} ms for each of ${MANY} contracts\n`);
});
