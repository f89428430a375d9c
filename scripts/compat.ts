import { resolve } from 'node:path';
import { compareFiles } from './lib/compat/compare-files.js';
import { compareTrees } from './lib/compat/compare-trees.js';
import { isKept, MODES, type Mode, renderComparison } from './lib/compat/report.js';
import { renderTrees } from './lib/compat/report-trees.js';
import { treeAt } from './lib/compat/tree-at.js';
import { ScriptError } from './lib/problem.js';
import { runScript, type ScriptOptions } from './lib/run-script.js';
import { readTree } from './lib/tree.js';

await runScript({
  usage: `usage: npm run compat -- OLD NEW [--mode MODE] [--json] [--refers FILE,…] [--notes KEYWORD,…] [--formats-are-notes]
       npm run compat -- --against WHERE [--mode MODE] [--json] [--root DIR]

Decides whether the schema in the file NEW accepts all that the one in OLD accepted, and the other way round: proven, broken (with a
value that shows it) or unproven (with the reason). Then says in words what is different. Or does so for every contract below DIR (the
current folder unless given), against the same tree in the folder WHERE or at that commit, tag or branch.
  --mode              which promise must be kept: backward (the default), forward or full
  --json              prints JSON
  --refers            files of schemas that OLD and NEW refer to by $id
  --notes             keywords that judge nothing, besides those of the standard
  --formats-are-notes takes "format" for a note too
Exit codes: 0 the promise is proven, 1 it is broken or unproven, 2 the call was wrong or a file could not be read.
`,
  flags: ['json', 'formats-are-notes'],
  options: ['mode', 'against', 'refers', 'notes'],
  optionalPositionals: 2,
  failure: 2,
  main: (options) => {
    const mode = modeOf(options);
    const { text, kept } =
      options.options.against === undefined ? files(options, mode) : trees(options, options.options.against, mode);
    if (!kept) process.exitCode = 1;
    return text;
  },
});

interface Answer {
  readonly text: string;
  readonly kept: boolean;
}

function files({ positionals, options, flags }: ScriptOptions, mode: Mode): Answer {
  const [old, next] = positionals;
  if (old === undefined || next === undefined)
    throw new ScriptError('name two files, OLD and NEW, or a tree with --against');
  const comparison = compareFiles(resolve(old), resolve(next), {
    documents: listed(options.refers).map((file) => resolve(file)),
    annotations: listed(options.notes),
    assertFormats: !flags.has('formats-are-notes'),
  });
  const text = flags.has('json') ? JSON.stringify(comparison, null, 2) : renderComparison(comparison);
  return { text, kept: isKept(comparison, mode) };
}

function trees({ root, positionals, flags }: ScriptOptions, where: string, mode: Mode): Answer {
  if (positionals.length > 0) throw new ScriptError('name two files, or a tree with --against, not both');
  const changes = compareTrees(treeAt(root, where), readTree(root));
  const kept = changes.every(
    (change) => change.kind === 'added' || (change.kind === 'compared' && isKept(change.comparison, mode)),
  );
  return { text: flags.has('json') ? JSON.stringify(changes, null, 2) : renderTrees(changes), kept };
}

function modeOf({ options: { mode = 'backward' } }: ScriptOptions): Mode {
  const known = MODES.find((each) => each === mode);
  if (!known) throw new ScriptError(`--mode must be one of ${MODES.join(', ')}, not ${mode}`);
  return known;
}

function listed(text = ''): string[] {
  return text.split(',').filter((each) => each !== '');
}
