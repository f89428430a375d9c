import { metadataOf } from '../../../src/source/metadata.js';
import type { Schema } from '../../../src/source/schema.js';
import type { Contract } from '../../../src/source/tree.js';
import { type Block, heading } from '../../markup/block.js';
import { escapeInline } from '../../markup/inline.js';
import { bundleOf } from '../../releases/bundle.js';
import { findChange } from '../../releases/find-change.js';
import { schemaOf } from '../../releases/read-releases.js';
import type { DocsContext } from '../context.js';

interface Version {
  readonly version: string;
  readonly schema: Schema;
  readonly isReleased: boolean;
}

/** What changed in each version, the newest first. */
export function versionBlocks(contract: Contract, { tree, releases, link }: DocsContext): Block[] {
  const released = (releases.byName.get(contract.name) ?? []).map(
    (release): Version => ({ version: release.version, schema: schemaOf(release), isReleased: true }),
  );
  const { version } = metadataOf(contract);
  const current: Version = { version, schema: bundleOf(tree, contract), isReleased: false };
  const versions = released.some((each) => each.version === version) ? released : [...released, current];
  const seeds = contract.fixtures.valid.map(({ value }) => value);
  const majors = tree.contracts.filter(({ domain, base }) => domain === contract.domain && base === contract.base);
  const others = majors.filter((each) => each !== contract).map(({ name }) => link(name));
  return [
    heading(2, 'Versions'),
    ...(others.length > 0 ? [{ kind: 'text', text: `Other majors: ${others.join(', ')}.` } as const] : []),
    ...versions
      .map((each, i): Block[] => [
        heading(3, `${each.version}${each.isReleased ? '' : ' (not released yet)'}`, `version-${each.version}`),
        { kind: 'list', items: changesOf(versions[i - 1], each, seeds) },
      ])
      .reverse()
      .flat(),
  ];
}

function changesOf(before: Version | undefined, after: Version, seeds: readonly unknown[]): readonly string[] {
  if (!before) return ['First released.'];
  const words = findChange(before.schema, after.schema, seeds)?.words ?? ['Nothing but the version.'];
  return words.map(escapeInline);
}
