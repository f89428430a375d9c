import { expect, test } from 'vitest';
import { compareSchemas } from '../../src/compat/files/compare-files.js';
import { renderComparison } from '../../src/compat/report.js';
import { FOREIGN_TRAPS } from './foreign-traps.js';
import { TRAPS as OWN_TRAPS } from './traps.js';
import { verdicts } from './verdicts.js';

const TRAPS = [...OWN_TRAPS, ...FOREIGN_TRAPS];

/** Both verdicts on each trap, with the witness, the error it gets, and every word. Read each change of the file as a maintainer would. */
test('each trap is validated as reviewed', async () => {
  const pages = TRAPS.map(({ title, old, next }) => {
    const text = renderComparison(compareSchemas(old, next));
    return `# ${title}\n${JSON.stringify(old)}\n${JSON.stringify(next)}\n\n${text}\n`;
  });
  expect(pages.length).toBeGreaterThanOrEqual(40);
  await expect(pages.join('\n')).toMatchFileSnapshot('../data/compat-traps.txt');
});

test('every trap reads the other way round when the schemas change places', () => {
  for (const { title, old, next } of TRAPS) {
    const [backward, forward] = verdicts(old, next).split(' ');
    expect(verdicts(next, old), title).toBe(`${forward} ${backward}`);
  }
});

test('a schema is proven to accept what it accepts, unless it holds what nobody knows', () => {
  for (const { title, old } of TRAPS) {
    expect(verdicts(old, old), title).toBe(
      JSON.stringify(old).includes('nullable') ? 'unproven unproven' : 'proven proven',
    );
  }
});
