import { plural } from '../../src/base/phrases.js';
import { failOn } from '../../src/source/problem.js';
import { readTree } from '../../src/source/tree.js';
import { writeFiles } from '../../src/source/write-files.js';
import { checkTree } from '../check/check-tree.js';
import { runScript } from '../shared/run-script.js';
import { checkReleases } from './check/check-releases.js';
import { planRelease } from './plan-release.js';

await runScript({
  usage: `usage: npm run release -- [--dry-run] [--root DIR]

Writes each contract below DIR (the current folder unless given) whose version is not released yet to releases/, records the hash
in releases/hashes.json and the differences in CHANGELOG.md. Nothing is written when something is wrong, and no released file is
touched.
  --dry-run   writes nothing; says what would be written
Exit codes: 0 done, 1 problems were found or there is nothing to release, 2 the call was wrong.
`,
  flags: ['dry-run'],
  main: ({ root, flags }) => {
    const tree = readTree(root);
    failOn(checkTree(tree));
    failOn(checkReleases(tree));
    const { files, entries } = planRelease(tree);
    const isDry = flags.has('dry-run');
    if (!isDry) writeFiles(root, files);
    const list = entries.map(({ name, version, words }) => {
      const what = words === 'first' ? ' (first)' : `:${words.map((each) => `\n    - ${each}`).join('')}`;
      return `\n  ${name} ${version}${what}`;
    });
    return `${isDry ? 'would release' : 'released'} ${entries.length} ${plural(entries.length, 'contract')}:${list.join('')}`;
  },
});
