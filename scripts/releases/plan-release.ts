import { readIfThere } from '../../src/source/files.js';
import { metadataOf } from '../../src/source/metadata.js';
import { ScriptError } from '../../src/source/problem.js';
import type { Schema } from '../../src/source/schema.js';
import type { Contract, Tree } from '../../src/source/tree.js';
import { bundleOf } from './bundle.js';
import { type Entry, withEntries } from './changelog.js';
import { findChange } from './find-change.js';
import { HASHES, hashOf, type Release, type Releases, readReleases, releaseFileOf, schemaOf } from './read-releases.js';
import { renderRelease } from './render-release.js';
import { isDraft } from './version.js';

const CHANGELOG = 'CHANGELOG.md';

/** What a release writes. */
export interface ReleasePlan {
  /** Texts by file; the hashes come last, so that what they record is there. */
  readonly files: ReadonlyMap<string, string>;
  readonly entries: readonly Entry[];
}

/**
 * What is to be written for a tree that `checkTree` and `checkReleases` have passed: each contract whose version is not released yet,
 * and in CHANGELOG.md also each that is gone.
 *
 * @throws ScriptError when nothing is to be released, or a file stands where one is to be written.
 */
export function planRelease(tree: Tree): ReleasePlan {
  const { byName, hashes } = readReleases(tree.root);
  const files = new Map<string, string>();
  const entries: Entry[] = [];
  for (const contract of tree.contracts) {
    const { version } = metadataOf(contract);
    const releases = byName.get(contract.name) ?? [];
    if (releases.some((release) => release.version === version)) continue;
    const file = releaseFileOf(contract, version);
    if (readIfThere(tree.root, file) !== undefined)
      throw new ScriptError(`${file} exists already; nothing was written`);
    const bundle = bundleOf(tree, contract);
    files.set(file, renderRelease(bundle));
    entries.push({ name: contract.name, version, words: linesOf(contract, bundle, releases.at(-1)) });
  }
  const changelog = readIfThere(tree.root, CHANGELOG);
  entries.push(...removals(tree, byName, changelog ?? ''));
  if (entries.length === 0) throw new ScriptError('nothing to release: every contract is as it was released last');
  const recorded = { ...hashes, ...Object.fromEntries([...files].map(([file, text]) => [file, hashOf(text)])) };
  files.set(CHANGELOG, withEntries(changelog, entries));
  files.set(HASHES, `${JSON.stringify(recorded, Object.keys(recorded).sort(), 2)}\n`);
  return { files, entries };
}

/** Contracts that were released and are gone, as long as CHANGELOG.md does not tell it. */
function removals(tree: Tree, byName: Releases['byName'], changelog: string): Entry[] {
  const names = new Set(tree.contracts.map(({ name }) => name));
  return [...byName].flatMap(([name, releases]): Entry[] => {
    const version = releases.at(-1)?.version;
    if (names.has(name) || version === undefined) return [];
    const isReported = changelog.includes(`- \`${name}\` ${version}:\n  - ${REMOVED}\n`);
    return isReported ? [] : [{ name, version, words: [REMOVED] }];
  });
}

const REMOVED = 'was the last version: the contract is removed';

function linesOf(contract: Contract, bundle: Schema, latest: Release | undefined): Entry['words'] {
  if (!latest) return 'first';
  const seeds = contract.fixtures.valid.map(({ value }) => value);
  const words = findChange(schemaOf(latest), bundle, seeds)?.words ?? [];
  const launched = isDraft(latest.version) && !isDraft(metadataOf(contract).version);
  return launched ? ['keeps from now on what its compatibility promises', ...words] : words;
}
