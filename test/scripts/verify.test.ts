import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCounts, runStages, type StageRun } from '../../scripts/verify/run-stages.js';
import { stages } from '../../scripts/verify/stages.js';
import { root } from '../lib/root.js';
import { runScript } from '../lib/run-script.js';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Runs stages that end as told, a second each, and gives all that was printed and how it ended. */
async function run(runs: Readonly<Record<string, StageRun>>) {
  const lines: string[] = [];
  let seconds = 0;
  const now = (): number => 1000 * seconds++;
  const stage = async (script: string): Promise<StageRun> => runs[script] as StageRun;
  const end = await runStages(Object.keys(runs), stage, (line) => lines.push(line), now).then(
    (line) => ({ ended: line }),
    (error: Error) => ({ failed: error.message }),
  );
  return { lines, ...end };
}

describe('verify', () => {
  test('says each stage with its time, and adds up what they counted', async () => {
    const outcome = await run({
      setup: { code: 0, stdout: 'all is there\n' },
      proofs: { code: 0, stdout: '1 passed, 9 failed\nmore\n10 passed, 0 failed, 2 skipped\n' },
      docs: { code: 0, stdout: '7 passed, 0 failed\n' },
    });
    expect(outcome).toEqual({
      lines: ['verify 1/3 setup: passed in 1 s', 'verify 2/3 proofs: passed in 1 s', 'verify 3/3 docs: passed in 1 s'],
      ended: '17 passed, 0 failed, 2 skipped',
    });
  });

  test.each<[string, StageRun, string]>([
    ['without a count', { code: 2, stdout: 'no browser\n' }, '10 passed, 1 failed'],
    ['with tests that failed', { code: 1, stdout: '5 passed, 3 failed\n' }, '15 passed, 3 failed'],
    ['by its count alone', { code: 0, stdout: '5 passed, 3 failed\n' }, '15 passed, 3 failed'],
    ['after its tests passed', { code: 1, stdout: '5 passed, 0 failed\n' }, '15 passed, 1 failed'],
  ])('stops at the first stage that fails, %s', async (_how, failing, line) => {
    const ok = { code: 0, stdout: '10 passed, 0 failed\n' };
    expect(await run({ first: ok, second: failing, third: ok, fourth: ok })).toEqual({
      lines: ['verify 1/4 first: passed in 1 s', 'verify 2/4 second: FAILED in 1 s'],
      failed: `\`npm run second\` failed; not run: third, fourth\n${line}`,
    });
  });

  test('with nothing to run fails', async () => {
    expect(await run({})).toEqual({ lines: [], failed: 'there is no stage to run' });
  });

  test('refuses a stage that is not there, and names those that are', () => {
    const names = stages.map(({ script }) => script).join(', ');
    const stderr = `there is no stage "test:proof"; the stages are ${names}\n`;
    expect(runScript('verify', '--only', 'test:proof')).toEqual({ code: 1, stdout: '', stderr });
  });
});

test.each([
  ['12 passed, 0 failed', { passed: 12, failed: 0, skipped: 0 }],
  ['1 passed, 2 failed, 3 skipped', { passed: 1, failed: 2, skipped: 3 }],
  ['a line: 12 passed, 0 failed', { passed: 0, failed: 0, skipped: 0 }],
])('counts of `%s`', (text, counts) => {
  expect(readCounts(`\n${text}\nend\n`)).toEqual(counts);
});

test('each stage is a script of the package, once', () => {
  const names = stages.map(({ script }) => script);
  expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('what runs before a change lands is a clean install, the two commands of the README, and verify', () => {
  const [, commands] = readFileSync(join(root, '.ci/run'), 'utf8').split('cd "$(dirname "$0")/.."\n');
  expect(commands).toBe('npm ci\nnpm run demo\nnpm test\nnpm run verify\n');
});
