import { metadataOf } from '../../../src/source/metadata.js';
import type { Problem } from '../../../src/source/problem.js';
import type { Contract, Tree } from '../../../src/source/tree.js';
import { bundleOf } from '../bundle.js';
import { metadataIn } from '../content.js';
import { type Change, findChange } from '../find-change.js';
import { type Release, schemaOf } from '../read-releases.js';
import { renderRelease } from '../render-release.js';
import type { Review } from '../reviews.js';
import { compareVersions, isDraft, nextVersion, stepBetween } from '../version.js';
import { promiseError, promisesLess } from './check-promise.js';

/**
 * The version of a contract fits what is different since its last release, and what that one promised is kept.
 *
 * @param used Takes the reviews that settle something.
 */
export function checkStep(
  tree: Tree,
  contract: Contract,
  latest: Release,
  reviews: readonly Review[],
  used: Set<Review>,
): Problem[] {
  const bundle = bundleOf(tree, contract);
  if (renderRelease(bundle) === latest.text) return [];
  const old = schemaOf(latest);
  const seeds = contract.fixtures.valid.map(({ value }) => value);
  const change = findChange(old, bundle, seeds);
  const { version, compatibility } = metadataOf(contract);
  const from = latest.version;
  const problem = (message: string, pointer = '/x-contract/version'): Problem => ({
    file: contract.file,
    pointer,
    message,
  });
  if (isDraft(from) || change === undefined) return listed(problem, versionError(from, version, change));
  const promised = metadataIn(old).compatibility as typeof compatibility;
  if (promisesLess(compatibility, promised)) {
    const message = `promised "${promised}" in ${from} and may not promise less; a new major may`;
    return [problem(message, '/x-contract/compatibility')];
  }
  const to = version === from ? nextVersion(from, change.step) : version;
  const passage = { contract, from, to, promised };
  const broken = change.comparison && promiseError(passage, change.comparison, reviews, used);
  return broken ? [problem(broken, '')] : listed(problem, versionError(from, version, change));
}

const listed = (problem: (message: string) => Problem, message: string | undefined): Problem[] =>
  message === undefined ? [] : [problem(message)];

function versionError(from: string, version: string, change: Change | undefined): string | undefined {
  if (change === undefined) {
    return version === from ? undefined : `nothing has changed since ${from} was released; set the version back`;
  }
  const wanted = nextVersion(from, change.step);
  const found = stepBetween(from, version);
  if (found === change.step || found === 'launch') return undefined;
  const why = `${change.step === 'patch' ? 'only words are' : 'more than words is'} different since ${from}`;
  const list = change.words.map((words) => `\n  - ${words}`).join('');
  if (version === from) return `is released already; it must become ${wanted}: ${why}${list}`;
  if (compareVersions(version, from) < 0)
    return `must not go back behind ${from}; it must become ${wanted}: ${why}${list}`;
  return `must be ${wanted}: ${why}${list}`;
}
