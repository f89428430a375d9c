import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { stages } from '../../scripts/verify/stages.js';

/** Says what a run left out: what is skipped and why, and after all of `npm test` the stages that it leaves to `npm run verify`. */
// biome-ignore lint/style/noDefaultExport: vitest loads a reporter by its default export
export default class LeftOutReporter implements Reporter {
  #isNpmTest = false;

  onInit(vitest: Vitest): void {
    const names = vitest.projects.map(({ name }) => name);
    this.#isNpmTest = names.includes('package') && !names.includes('proofs');
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests('skipped')) {
        const result = test.result();
        const why = (result.state === 'skipped' && result.note) || 'without a reason';
        process.stdout.write(`skipped: ${module.relativeModuleId} > ${test.fullName}: ${why}\n`);
      }
    }
    if (!this.#isNpmTest) return;
    const proofs = stages.filter(({ isProof }) => isProof);
    const lines = proofs.map(({ script, shows }) => `  ${script.padEnd(13)}  ${shows}\n`);
    process.stdout.write(`left out here, run by \`npm run verify\`:\n${lines.join('')}`);
  }
}
