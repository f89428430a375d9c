import type { Reporter, TestModule } from 'vitest/node';

/** Ends the run with one plain line that machines and people read alike: `1234 passed, 0 failed`. */
// biome-ignore lint/style/noDefaultExport: vitest loads a reporter by its default export
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) count[test.result().state]++;
    }
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    process.stdout.write(`${count.passed} passed, ${count.failed} failed${skipped}\n`);
  }
}
