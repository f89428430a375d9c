import { failOn, ScriptError } from '../../src/source/problem.js';
import { readTree } from '../../src/source/tree.js';
import { checkTree } from '../check/check-tree.js';
import { runScript } from '../shared/run-script.js';
import { readEquivalents } from './equivalents.js';
import { mutateTree } from './mutate-tree.js';
import { renderReport } from './report.js';

await runScript({
  usage: `usage: npm run mutate -- [--contract NAME] [--root DIR]

Makes every small change of each schema below DIR (the current folder unless given) that would alter what it accepts, and
validates the fixtures by the result. A change that no fixture notices has survived: a case is missing.
  --contract   only this contract, such as live.agent-sandbox-worker-request@1
Exit codes: 0 none survived, 1 some did or could not be validated, 2 the call was wrong.
`,
  options: ['contract'],
  main: async ({ root, options: { contract: name } }) => {
    const started = performance.now();
    const tree = readTree(root);
    failOn(checkTree(tree));
    const contracts = tree.contracts.filter((contract) => name === undefined || contract.name === name);
    if (contracts.length === 0) throw new ScriptError(`there is no contract ${name}`);
    const fates = await mutateTree(tree, contracts, showProgress);
    const { isClean, text } = renderReport(contracts, fates, readEquivalents(root));
    if (!isClean) throw new ScriptError(text);
    return `${text} in ${Math.round((performance.now() - started) / 1000)} s`;
  },
});

/** A line that is written over and over, and gone at the end; for people alone. */
function showProgress(validated: number, all: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(validated === all ? '\r\x1b[K' : `\r${validated} of ${all} mutants tried`);
}
