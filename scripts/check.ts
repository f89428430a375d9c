import { checkTree } from './lib/check/check-tree.js';
import { failOn } from './lib/problem.js';
import { runScript } from './lib/run-script.js';
import { readTree } from './lib/tree.js';

await runScript({
  usage: `usage: npm run check -- [--root DIR]

Checks schemas/, fixtures/ and manifests/ below DIR (the current folder unless given); writes nothing.
Exit codes: 0 all is well, 1 problems were found, 2 the call was wrong.
`,
  main: ({ root }) => {
    const tree = readTree(root);
    failOn(checkTree(tree));
    const cases = tree.contracts.flatMap(({ fixtures }) => [...fixtures.valid, ...fixtures.rejected]);
    return `checked ${tree.contracts.length} contracts, ${cases.length} fixtures, ${tree.manifests.length} manifests: all is well`;
  },
});
