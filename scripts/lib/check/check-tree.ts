import type { Problem } from '../problem.js';
import type { Tree } from '../tree.js';
import { checkConditions } from './conditions.js';
import { checkConstants } from './constants.js';
import { checkDefinitions } from './definitions.js';
import { checkDescriptions } from './descriptions.js';
import { checkExamples } from './examples.js';
import { checkFixtures } from './fixtures.js';
import { checkItems } from './items.js';
import { checkKeywords } from './keywords.js';
import { checkKnownType } from './known-type.js';
import { checkManifests } from './manifests.js';
import { checkMetadata } from './metadata.js';
import { checkNames } from './names.js';
import { checkPatterns } from './patterns.js';
import { checkPropertyNames } from './property-names.js';
import { checkRefCycles } from './ref-cycles.js';
import { checkRefs } from './refs.js';
import { checkRequired } from './required.js';
import { checkRootKeywords } from './root-keywords.js';
import { checkRules } from './rules.js';
import { checkTitles } from './titles.js';
import { checkTypes } from './types.js';
import { checkUnions } from './unions.js';
import { checkUniqueItems } from './unique-items.js';
import { checkUnruly } from './unruly.js';
import { checkVerdicts } from './verdicts.js';

/** Judges each schema by itself; the later checks may rely on it. */
const SCHEMA_CHECKS = [
  checkKeywords,
  checkRules,
  checkRootKeywords,
  checkNames,
  checkMetadata,
  checkTitles,
  checkRefs,
  checkRefCycles,
  checkDefinitions,
  checkDescriptions,
  checkPropertyNames,
  checkTypes,
  checkRequired,
  checkItems,
  checkConstants,
  checkConditions,
  checkPatterns,
  checkUniqueItems,
];

/** These follow refs, so they run on sound schemas alone. */
const CONTENT_CHECKS = [checkUnions, checkKnownType, checkFixtures];

/** These compile schemas and judge values. */
const VALUE_CHECKS = [checkExamples, checkVerdicts, checkUnruly, checkManifests];

/** Everything wrong with the source tree; nothing is written. */
export function checkTree(tree: Tree): Problem[] {
  const problems = [...tree.problems];
  for (const checks of [SCHEMA_CHECKS, CONTENT_CHECKS, VALUE_CHECKS]) {
    problems.push(...checks.flatMap((check) => check(tree)));
    if (problems.length > 0) return problems;
  }
  return [];
}
