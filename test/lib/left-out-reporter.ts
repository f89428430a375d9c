import type { Reporter, TestModule } from 'vitest/node';
import { stages } from '../../scripts/verify/stages.js';

/** Says what `npm test` did not run: what is skipped and why, and the stages that it leaves to `npm run verify`. */
// biome-ignore lint/style/noDefaultExport: vitest loads a reporter by its default export
export default class LeftOutReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests('skipped')) {
        const result = test.result();
        const why = (result.state === 'skipped' && result.note) || 'without a reason';
        process.stdout.write(`skipped: ${module.relativeModuleId} > ${test.fullName}: ${why}\n`);
      }
    }
    const proofs = stages.filter(({ isProof }) => isProof);
    const lines = proofs.map(({ script, shows }) => `  ${script.padEnd(13)}  ${shows}\n`);
    process.stdout.write(`left out here, run by \`npm run verify\`:\n${lines.join('')}`);
  }
}
