import type { SerializedError } from 'vitest';
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';

/** What a skipped test says where the official suite is absent: the one reason that `npm run verify` takes. */
export const NO_SUITE = 'the official JSON Schema test suite is absent';

/**
 * Ends the run with one plain line that machines and people read alike: `1234 passed, 0 failed`. Whatever fails counts: a
 * test, a file that does not load, a hook, an error that nobody caught, a type, and a run that found nothing to do.
 */
// biome-ignore lint/style/noDefaultExport: vitest loads a reporter by its default export
export default class CountReporter implements Reporter {
  readonly #complete: ReadonlySet<string>;

  /** In the projects of `complete`, a test that is skipped for want of a tool failed. */
  constructor({ complete = [] }: { readonly complete?: readonly string[] } = {}) {
    this.#complete = new Set(complete);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[], reason: TestRunEndReason): void {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      const before = count.failed;
      const mayMiss = !this.#complete.has(module.project.name);
      for (const test of module.children.allTests()) {
        const result = test.result();
        const isMissed = result.state === 'skipped' && !mayMiss && !result.note?.startsWith(NO_SUITE);
        if (isMissed)
          process.stdout.write(`skipped, which fails here: ${module.relativeModuleId} > ${test.fullName}\n`);
        count[isMissed ? 'failed' : result.state]++;
      }
      // What fails outside of a test: the file itself, or a hook around a group.
      for (const group of [module, ...module.children.allSuites()]) count.failed += group.errors().length;
      if (!module.ok() && count.failed === before) count.failed++;
    }
    // A test that never ended did not pass.
    count.failed += count.pending;
    if (count.failed === 0 && (reason !== 'passed' || count.passed + count.skipped === 0)) count.failed = 1;
    // vitest itself thinks well of a run that only skipped what it must not.
    if (count.failed > 0) process.exitCode ||= 1;
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    process.stdout.write(`${count.passed} passed, ${count.failed} failed${skipped}\n`);
  }
}
