import type { Problem } from '../../src/source/problem.js';
import type { Tree } from '../../src/source/tree.js';
import { checkFixtures } from './fixtures/fixtures.js';
import { checkResults } from './fixtures/results.js';
import { checkRuleViolations } from './fixtures/rule-violations.js';
import { checkManifests } from './manifests.js';
import { checkNames } from './names.js';
import { checkConditions } from './schemas/conditions.js';
import { checkConstants } from './schemas/constants.js';
import { checkDefinitions } from './schemas/definitions.js';
import { checkDescriptions } from './schemas/descriptions.js';
import { checkExamples } from './schemas/examples.js';
import { checkItems } from './schemas/items.js';
import { checkKeywords } from './schemas/keywords.js';
import { checkKnownType } from './schemas/known-type.js';
import { checkMetadata } from './schemas/metadata.js';
import { checkPatterns } from './schemas/patterns.js';
import { checkPropertyNames } from './schemas/property-names.js';
import { checkRefCycles } from './schemas/ref-cycles.js';
import { checkRefs } from './schemas/refs.js';
import { checkRequired } from './schemas/required.js';
import { checkRootKeywords } from './schemas/root-keywords.js';
import { checkRules } from './schemas/rules.js';
import { checkTitles } from './schemas/titles.js';
import { checkTypes } from './schemas/types.js';
import { checkUnions } from './schemas/unions.js';
import { checkUniqueItems } from './schemas/unique-items.js';

/** Validates each schema by itself; the later checks may rely on it. */
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

/** These compile schemas and validate values. */
const VALUE_CHECKS = [checkExamples, checkResults, checkRuleViolations, checkManifests];

/** Everything wrong with the source tree; nothing is written. */
export function checkTree(tree: Tree): Problem[] {
  const problems = [...tree.problems];
  for (const checks of [SCHEMA_CHECKS, CONTENT_CHECKS, VALUE_CHECKS]) {
    problems.push(...checks.flatMap((check) => check(tree)));
    if (problems.length > 0) return problems;
  }
  return [];
}
