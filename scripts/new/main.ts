import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractId, nameOf, parseName, schemaFileOf } from '../../src/source/names.js';
import { failOn, formatProblem, type Problem, ScriptError } from '../../src/source/problem.js';
import { readTree } from '../../src/source/tree.js';
import { writeFiles } from '../../src/source/write-files.js';
import { checkTree } from '../check/check-tree.js';
import { checkReleases } from '../releases/check/check-releases.js';
import { readReleases } from '../releases/read-releases.js';
import { runScript, type ScriptOptions } from '../shared/run-script.js';
import { newContractFiles } from './new-contract-files.js';
import { nextMajorFiles } from './next-major-files.js';

await runScript({
  usage: `usage: npm run new -- <domain>.<name> [--owner SERVICE] [--root DIR]
       npm run new -- <domain>.<name>@<major> [--remove-after DAY] [--root DIR]

Lays the schema and the first fixtures of a new contract below DIR (the current folder unless given), ready to be edited. Or starts
a new major from the one before, with its schema and fixtures, and deprecates that one.
  --owner         the service that answers for the contract; the domain unless given
  --remove-after  the day, as 2027-01-31, after which the old major may be gone; a year from today unless given
Exit codes: 0 done, 1 the contract could not be scaffolded, 2 the call was wrong.
`,
  options: ['owner', 'remove-after'],
  positionals: ['name the contract: <domain>.<name>'],
  main: ({ root, options, positionals: [name = ''] }) => {
    const id = parseName(name.includes('@') ? name : `${name}@1`);
    if (!id)
      throw new ScriptError(`"${name}" is not <domain>.<name> in kebab-case, such as live.agent-message-request`);
    return id.major === 1 ? layContract(root, id, options) : layNextMajor(root, id, options);
  },
});

type Options = ScriptOptions['options'];

function layContract(root: string, id: ContractId, options: Options): string {
  if (options['remove-after'] !== undefined)
    throw new ScriptError('--remove-after is for a new major: name one, such as live.greeting@2');
  const files = newContractFiles(id, options.owner ?? id.domain);
  refuseExisting(root, files.keys());
  // Look before the first write, so that a half-written or faulty contract is never left behind.
  failOn(newProblems(root, files));
  writeFiles(root, files);
  return laid(id, files);
}

function layNextMajor(root: string, id: ContractId, options: Options): string {
  if (options.owner !== undefined)
    throw new ScriptError('--owner is for a new contract; a new major has the owner of the one before');
  const tree = readTree(root);
  // A new major is made of the old one, which must be sound.
  failOn(checkTree(tree));
  failOn(checkReleases(tree));
  const old = { ...id, major: id.major - 1 };
  const removeAfter = options['remove-after'] ?? aYearFromToday();
  const released = readReleases(root).byName.get(nameOf(old)) ?? [];
  const files = nextMajorFiles(tree, { id, removeAfter, released: released.map(({ version }) => version) });
  const isNew = (file: string): boolean => file !== schemaFileOf(old);
  refuseExisting(root, [...files.keys()].filter(isNew));
  failOn(newProblems(root, files));
  writeFiles(root, files);
  const fresh = new Map([...files].filter(([file]) => isNew(file)));
  return `${laid(id, fresh)}\n${nameOf(old)} is deprecated and may be gone after ${removeAfter}.`;
}

function refuseExisting(root: string, files: Iterable<string>): void {
  for (const file of files) {
    if (existsSync(join(root, file))) throw new ScriptError(`${file} exists already; nothing was written`);
  }
}

function laid(id: ContractId, files: ReadonlyMap<string, string>): string {
  const list = [...files.keys()].join('\n  ');
  return `scaffolded ${files.size} files:\n  ${list}\nNow edit ${schemaFileOf(id)} and its fixtures, then run \`npm test\`.`;
}

function aYearFromToday(): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}

/** What would be wrong with the tree once these files are written, and is not wrong already. */
function newProblems(root: string, files: ReadonlyMap<string, string>): Problem[] {
  const after = checkTree(readTree(root, files));
  // In an empty folder there is no tree yet to read.
  if (after.length === 0 || !existsSync(join(root, 'schemas'))) return after;
  const before = new Set(checkTree(readTree(root)).map(formatProblem));
  return after.filter((problem) => !before.has(formatProblem(problem)));
}
