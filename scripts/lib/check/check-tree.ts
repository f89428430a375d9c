import type { Problem } from '../problem.js';
import type { Tree } from '../tree.js';
import { checkDescriptions } from './descriptions.js';
import { checkFixtures } from './fixtures.js';
import { checkKeywords } from './keywords.js';
import { checkManifests } from './manifests.js';
import { checkMetadata } from './metadata.js';
import { checkNames } from './names.js';
import { checkPatterns } from './patterns.js';
import { checkPropertyNames } from './property-names.js';
import { checkRefs } from './refs.js';
import { checkScalars } from './scalars.js';
import { checkTitles } from './titles.js';
import { checkUnions } from './unions.js';
import { checkUniqueItems } from './unique-items.js';

/** Judges each schema by itself; the later checks may rely on it. */
const SCHEMA_CHECKS = [
  checkKeywords,
  checkNames,
  checkMetadata,
  checkTitles,
  checkRefs,
  checkDescriptions,
  checkPatterns,
  checkUniqueItems,
  checkPropertyNames,
  checkScalars,
];

/** These follow refs and compile schemas, so they run on sound schemas alone. */
const CONTENT_CHECKS = [checkUnions, checkFixtures, checkManifests];

/** Everything wrong with the source tree; nothing is written. */
export function checkTree(tree: Tree): Problem[] {
  const problems = [...tree.problems, ...SCHEMA_CHECKS.flatMap((check) => check(tree))];
  return problems.length > 0 ? problems : CONTENT_CHECKS.flatMap((check) => check(tree));
}
