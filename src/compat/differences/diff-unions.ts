import { isObject } from '../../base/is-object.js';
import { below, type Place } from '../documents.js';
import { flatten, propertiesOf, type Rules, ruleValue } from './flatten.js';
import { PHRASES, quote } from './messages.js';
import type { Compared, Pair, Walk } from './walk.js';

/** Which branches a union has. Branches of two schemas are the same one when they have the same label. */
export function diffUnions(walk: Walk, pair: Pair): void {
  const keyword = (['oneOf', 'anyOf'] as const).find((each) => pair.old.has(each) && pair.new.has(each));
  if (!keyword) return;
  const { compared, report, descend } = walk;
  const [before, after] = [
    branchesOf(compared, 'old', pair.old, keyword),
    branchesOf(compared, 'new', pair.new, keyword),
  ];
  const { never } = compared.formulas;
  for (const [label, place] of after) {
    const earlier = before.get(label);
    if (earlier) descend(pair.pointer, earlier, place, (message) => PHRASES.ofBranch(message, label));
    else
      report({
        pointer: pair.pointer,
        keyword,
        message: PHRASES.branchAdded(label),
        before: never,
        after: compared.readers.new(place),
      });
  }
  for (const [label, place] of before) {
    if (after.has(label)) continue;
    report({
      pointer: pair.pointer,
      keyword,
      message: PHRASES.branchDropped(label),
      before: compared.readers.old(place),
      after: never,
    });
  }
}

function branchesOf(
  compared: Compared,
  side: 'old' | 'new',
  rules: Rules,
  keyword: string,
): ReadonlyMap<string, Place> {
  const places = (rules.get(keyword) ?? []).flatMap(({ value, place }) =>
    Array.isArray(value) ? value.map((each, i) => below(place, each, keyword, i)) : [],
  );
  const labels = places.map((place, i) => labelOf(flatten(compared[side], place)) ?? String(i + 1));
  // A label that several have distinguishes none of them.
  const isPlain = new Set(labels).size === labels.length;
  return new Map(places.map((place, i) => [isPlain ? (labels[i] as string) : String(i + 1), place]));
}

/** The constant that a branch demands of a field, such as `type "job"`, or else its type. */
function labelOf(rules: Rules): string | undefined {
  const required = ruleValue(rules, 'required');
  for (const [name, { schema }] of propertiesOf(rules)) {
    if (isObject(schema) && 'const' in schema && Array.isArray(required) && required.includes(name)) {
      return `${name} ${quote(schema.const)}`;
    }
  }
  const type = ruleValue(rules, 'type');
  return type === undefined ? undefined : [type].flat().join(' or ');
}
