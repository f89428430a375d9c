import { WITHOUT_EFFECT } from '../dialect.js';
import { refers } from '../documents.js';
import { diffPart } from './diff-objects.js';
import { partOf, ruleValue } from './flatten.js';
import { PHRASES } from './messages.js';
import type { Pair, Walk } from './walk.js';

/** Items of an array; where they differ by place, only that they do. */
export function diffItems(walk: Walk, pair: Pair): void {
  if (Array.isArray(ruleValue(pair.old, 'items')) || Array.isArray(ruleValue(pair.new, 'items'))) {
    reportOther(walk, pair, ['items', 'additionalItems']);
  } else if (partOf(pair.old, 'items') || partOf(pair.new, 'items')) {
    diffPart(walk, pair, 'items', {
      ...{ added: PHRASES.itemsRuled(), dropped: PHRASES.itemsFreed() },
      ...{ refused: PHRASES.itemsRuled(), allowed: PHRASES.itemsFreed() },
    });
  }
}

/** Read with the first of each, or told by the other parts of the walk. */
const TOLD: ReadonlySet<string> = new Set([
  ...['type', 'enum', 'const', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength'],
  ...['maxLength', 'pattern', 'format', 'minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames', 'items', 'additionalItems'],
  ...['then', 'else', 'minContains', 'maxContains'],
]);

const WITH: Readonly<Record<string, readonly string[]>> = {
  if: ['if', 'then', 'else'],
  contains: ['contains', 'minContains', 'maxContains'],
};

/** Keywords whose difference has no words of its own. */
export function diffRest(walk: Walk, pair: Pair): void {
  const keywords = new Set([...pair.old.keys(), ...pair.new.keys()]);
  for (const keyword of keywords) {
    const isUnion = keyword === 'anyOf' || keyword === 'oneOf';
    if (TOLD.has(keyword) || WITHOUT_EFFECT.has(keyword) || (isUnion && pair.old.has(keyword) && pair.new.has(keyword)))
      continue;
    reportOther(walk, pair, WITH[keyword] ?? [keyword]);
  }
}

function reportOther({ report, read }: Walk, pair: Pair, keywords: readonly string[]): void {
  const [keyword = ''] = keywords;
  if (keywords.every((each) => isSameText(pair, each))) return;
  const before = read('old', pair.old, keywords);
  const after = read('new', pair.new, keywords);
  const foreign = [before, after].find(({ isForeign }) => isForeign);
  if (foreign) {
    // Whom it breaks nobody knows: so it may be anyone.
    const rule = { before: foreign, after: foreign, advice: 'unknown' };
    report({ pointer: pair.pointer, keyword, message: PHRASES.unknown(keyword), ...rule });
  } else if (before !== after) {
    report({ pointer: pair.pointer, keyword, message: PHRASES.otherwise(keyword), before, after });
  }
}

/** What is written alike is alike, unless it leads elsewhere. */
function isSameText(pair: Pair, keyword: string): boolean {
  const text = (rules: Pair['old']): string => JSON.stringify((rules.get(keyword) ?? []).map(({ value }) => value));
  return text(pair.old) === text(pair.new) && !refers((pair.old.get(keyword) ?? []).map(({ value }) => value));
}
