import { checkTree } from './lib/check/check-tree.js';
import { PLACEHOLDERS } from './lib/new-contract-files.js';
import { failOn } from './lib/problem.js';
import { checkReleases } from './lib/releases/check-releases.js';
import { runScript } from './lib/run-script.js';
import { subschemas } from './lib/schema.js';
import { readTree, type Tree } from './lib/tree.js';

/** Says how many words are still to be written; a contract may be tried out before they are. */
function placeholderNote(tree: Tree): string {
  const left = tree.contracts.flatMap(({ file, schema }) =>
    [...subschemas(schema)].flatMap(({ schema: { description } }) =>
      PLACEHOLDERS.some((each) => each === description) ? [file] : [],
    ),
  );
  if (left.length === 0) return '';
  return `\nnote: ${left.length} descriptions are still those that \`npm run new\` laid, in ${new Set(left).size} contracts; the first is ${left[0]}`;
}

await runScript({
  usage: `usage: npm run check -- [--root DIR]

Checks schemas/, fixtures/ and manifests/ below DIR (the current folder unless given), and what became of releases/ and since them;
writes nothing.
Exit codes: 0 all is well, 1 problems were found, 2 the call was wrong.
`,
  main: ({ root }) => {
    const tree = readTree(root);
    const problems = checkTree(tree);
    // A broken promise is told together with the cases that it spoils, before anyone rewrites them.
    const areSchemasSound = problems.every(({ file }) => file.startsWith('fixtures/'));
    failOn(areSchemasSound ? [...problems, ...checkReleases(tree)] : problems);
    const cases = tree.contracts.flatMap(({ fixtures }) => [
      ...fixtures.valid,
      ...fixtures.rejected,
      ...fixtures.unruly,
    ]);
    const summary = `checked ${tree.contracts.length} contracts, ${cases.length} fixtures, ${tree.manifests.length} manifests: all is well`;
    return summary + placeholderNote(tree);
  },
});
