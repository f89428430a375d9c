import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkTree } from './lib/check/check-tree.js';
import { parseName, schemaFileOf } from './lib/names.js';
import { newContractFiles } from './lib/new-contract-files.js';
import { failOn, formatProblem, type Problem, ScriptError } from './lib/problem.js';
import { runScript } from './lib/run-script.js';
import { readTree } from './lib/tree.js';

await runScript({
  usage: `usage: npm run new -- <domain>.<name> [--owner SERVICE] [--root DIR]

Lays the schema and the first fixtures of a new contract below DIR (the current folder unless given), ready to be edited.
  --owner   the service that answers for the contract; the domain unless given
Exit codes: 0 done, 1 the contract could not be laid, 2 the call was wrong.
`,
  options: ['owner'],
  positionals: ['name the contract: <domain>.<name>'],
  main: ({ root, options, positionals: [name = ''] }) => {
    const id = parseName(name.includes('@') ? name : `${name}@1`);
    if (!id)
      throw new ScriptError(`"${name}" is not <domain>.<name> in kebab-case, such as live.agent-message-request`);
    if (id.major !== 1) throw new ScriptError(`${name}: a new contract starts at @1`);
    const files = newContractFiles(id, options.owner ?? id.domain);
    // Look before the first write, so that a half-laid or faulty contract is never left behind.
    for (const file of files.keys()) {
      if (existsSync(join(root, file))) throw new ScriptError(`${file} exists already; nothing was written`);
    }
    failOn(newProblems(root, files));
    for (const [file, text] of files) {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return `laid ${files.size} files:\n  ${[...files.keys()].join('\n  ')}\nNow edit ${schemaFileOf(id)} and its fixtures, then run \`npm test\`.`;
  },
});

/** What would be wrong with the tree once these files are laid, and is not wrong already. */
function newProblems(root: string, files: ReadonlyMap<string, string>): Problem[] {
  const after = checkTree(readTree(root, files));
  // In an empty folder there is no tree yet to read.
  if (after.length === 0 || !existsSync(join(root, 'schemas'))) return after;
  const before = new Set(checkTree(readTree(root)).map(formatProblem));
  return after.filter((problem) => !before.has(formatProblem(problem)));
}
