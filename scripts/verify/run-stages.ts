import { spawn } from 'node:child_process';
import { ScriptError } from '../../src/source/problem.js';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface StageRun {
  readonly code: number;
  readonly stdout: string;
}

/** The last closing line of a run of vitest: `12 passed, 0 failed, 1 skipped`. */
export function readCounts(text: string): Counts {
  const lines = [...text.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)];
  const [, passed = 0, failed = 0, skipped = 0] = lines.at(-1) ?? [];
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) };
}

const countsText = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * Runs stages one after the other and stops at the first that fails. Each prints a line with its time; the last line
 * counts the tests of all of them, and a stage that fails without a failed test as one that failed.
 */
export async function runStages(
  scripts: readonly string[],
  run: (script: string) => Promise<StageRun>,
  print: (line: string) => void,
  now: () => number = Date.now,
): Promise<string> {
  if (scripts.length === 0) throw new ScriptError('there is no stage to run');
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const [i, script] of scripts.entries()) {
    const start = now();
    const { code, stdout } = await run(script);
    const counts = readCounts(stdout);
    sum.passed += counts.passed;
    sum.failed += counts.failed;
    sum.skipped += counts.skipped;
    const failed = code !== 0 || counts.failed > 0;
    print(
      `verify ${i + 1}/${scripts.length} ${script}: ${failed ? 'FAILED' : 'passed'} in ${Math.round((now() - start) / 1000)} s`,
    );
    if (!failed) continue;
    if (counts.failed === 0) sum.failed += 1;
    const rest = scripts.slice(i + 1);
    const unrun = rest.length > 0 ? `; not run: ${rest.join(', ')}` : '';
    throw new ScriptError(`\`npm run ${script}\` failed${unrun}\n${countsText(sum)}`);
  }
  return countsText(sum);
}

/** Runs a script of package.json; what it prints is shown as it comes, and kept. */
export function runNpmScript(script: string, cwd: string): Promise<StageRun> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
    let stdout = '';
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      stdout += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout }));
  });
}
