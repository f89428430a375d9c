import { plural } from '../../src/base/phrases.js';
import { failOn, ScriptError } from '../../src/source/problem.js';
import { readTree } from '../../src/source/tree.js';
import { checkTree } from '../check/check-tree.js';
import { runScript } from '../shared/run-script.js';
import { staleFiles, writeOutputs } from './output.js';
import { renderOutputs } from './render-outputs.js';

await runScript({
  usage: `usage: npm run generate -- [--check | --code] [--root DIR]

Writes src/generated/, test/generated/, openapi/ and the table in README.md from schemas/, fixtures/ and manifests/ below DIR
(the current folder unless given). Nothing is written when a source has a problem.
  --check   write nothing; fail when a generated file is not what it should be
  --code    leave README.md alone, as a build does: what is committed is changed by hand alone
Exit codes: 0 done, 1 problems were found, 2 the call was wrong.
`,
  flags: ['check', 'code'],
  main: async ({ root, flags }) => {
    const tree = readTree(root);
    failOn(checkTree(tree));
    const outputs = new Map(await renderOutputs(tree));
    if (flags.has('code')) outputs.delete('README.md');
    if (!flags.has('check')) {
      const written = writeOutputs(root, outputs);
      const [files, contracts] = [outputs.size, tree.contracts.length];
      return `generated ${files} ${plural(files, 'file')} from ${contracts} ${plural(contracts, 'contract')}; ${written} changed`;
    }
    const stale = staleFiles(root, outputs);
    if (stale.length > 0) throw new ScriptError(`out of date, run \`npm run generate\`:\n${stale.join('\n')}`);
    return `${outputs.size} generated files are up to date`;
  },
});
