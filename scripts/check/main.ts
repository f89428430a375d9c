import { plural } from '../../src/base/phrases.js';
import { failOn } from '../../src/source/problem.js';
import { subschemas } from '../../src/source/schema.js';
import { readTree, type Tree } from '../../src/source/tree.js';
import { PLACEHOLDERS } from '../new/new-contract-files.js';
import { checkReleases } from '../releases/check/check-releases.js';
import { runScript } from '../shared/run-script.js';
import { checkTree } from './check-tree.js';

/** Says how many words are still to be written; a contract may be tried out before they are. */
function placeholderNote(tree: Tree): string {
  const left = tree.contracts.flatMap(({ file, schema }) =>
    [...subschemas(schema)].flatMap(({ schema: { description } }) =>
      PLACEHOLDERS.some((each) => each === description) ? [file] : [],
    ),
  );
  if (left.length === 0) return '';
  const [count, files] = [left.length, new Set(left).size];
  const are = count === 1 ? 'is still the one' : 'are still those';
  return `\nnote: ${count} ${plural(count, 'description')} ${are} that \`npm run new\` laid, in ${files} ${plural(files, 'contract')}; the first is ${left[0]}`;
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
    // A broken promise is reported together with the cases that it spoils, before anyone rewrites them.
    const areSchemasSound = problems.every(({ file }) => file.startsWith('fixtures/'));
    failOn(areSchemasSound ? [...problems, ...checkReleases(tree)] : problems);
    const cases = tree.contracts.flatMap(({ fixtures }) => [
      ...fixtures.valid,
      ...fixtures.rejected,
      ...fixtures.ruleViolations,
    ]);
    const [contracts, manifests] = [tree.contracts.length, tree.manifests.length];
    const counts = `${contracts} ${plural(contracts, 'contract')}, ${cases.length} ${plural(cases.length, 'fixture')}, ${manifests} ${plural(manifests, 'manifest')}`;
    return `checked ${counts}: all is well${placeholderNote(tree)}`;
  },
});
