import { ruleValue } from './flatten.js';
import { PHRASES, plain, quote, ruleOf } from './messages.js';
import type { Pair, Walk } from './walk.js';

/** Keywords that bound the same thing from the same side are one rule. */
const GROUPS = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
  ...['multipleOf', 'minLength', 'maxLength', 'pattern', 'format', 'minItems', 'maxItems', 'uniqueItems'].map((one) => [
    one,
  ]),
  ...[['minProperties'], ['maxProperties']],
];

/** Rules that are a bound, a pattern or another value of their own. */
export function diffScalars({ report, read }: Walk, pair: Pair): void {
  for (const keywords of GROUPS) {
    const before = rulesIn(pair.old, keywords);
    const after = rulesIn(pair.new, keywords);
    if (before.join() === after.join()) continue;
    report({
      pointer: pair.pointer,
      keyword: keywords.find((each) => pair.new.has(each)) ?? keywords.find((each) => pair.old.has(each)) ?? '',
      message: change(before, after),
      before: read('old', pair.old, keywords),
      after: read('new', pair.new, keywords),
    });
  }
}

function change(before: readonly string[], after: readonly string[]): string {
  const [was, is] = [before.join(' and '), after.join(' and ')];
  if (was === '') return PHRASES.ruleAdded(is);
  return is === '' ? PHRASES.ruleDropped(was) : PHRASES.ruleChanged(is, was);
}

const rulesIn = (rules: Pair['old'], keywords: readonly string[]): string[] =>
  keywords.flatMap((keyword) =>
    (rules.get(keyword) ?? [])
      .filter(({ value }) => value !== false)
      .map(({ value }) => ruleOf(keyword, value) ?? quote(value)),
  );

/** What type the value may be of. */
export function diffTypes({ report, read }: Walk, { pointer, old, new: next }: Pair): void {
  const [before, after] = [typesOf(ruleValue(old, 'type')), typesOf(ruleValue(next, 'type'))];
  const added = after.filter((type) => !before.includes(type));
  const dropped = before.filter((type) => !after.includes(type));
  if (added.length + dropped.length === 0) return;
  report({
    pointer,
    keyword: 'type',
    message: typeChange(before, after, added, dropped),
    before: read('old', old, ['type']),
    after: read('new', next, ['type']),
  });
}

type Types = readonly string[];

function typeChange(before: Types, after: Types, added: Types, dropped: Types): string {
  if (after.length === 0) return PHRASES.typesFreed();
  if (before.length === 0) return PHRASES.typesRuled(after);
  if (added.length === 0) return PHRASES.typeDropped(dropped);
  if (dropped.length === 0) return PHRASES.typeAdded(added);
  return PHRASES.typesChanged(after, before);
}

const typesOf = (type: unknown): string[] => (type === undefined ? [] : [type].flat().map(plain));

/** Which values there are, where they are listed. */
export function diffValues({ report, read }: Walk, { pointer, old, new: next }: Pair): void {
  const keywords = ['enum', 'const'];
  const [before, after] = [valuesOf(old), valuesOf(next)];
  if (!before && !after) return;
  const is = (list: readonly unknown[], value: unknown): boolean => list.some((each) => quote(each) === quote(value));
  const added = (after ?? []).filter((value) => !is(before ?? [], value));
  const dropped = (before ?? []).filter((value) => !is(after ?? [], value));
  const difference = {
    ...{ pointer, keyword: next.has('const') || (!next.has('enum') && old.has('const')) ? 'const' : 'enum' },
    ...{ before: read('old', old, keywords), after: read('new', next, keywords), advice: 'enum' },
  };
  if (!before) report({ ...difference, message: PHRASES.ruleAdded(ruleOf('enum', after) ?? '') });
  else if (!after) report({ ...difference, message: PHRASES.ruleDropped(ruleOf('enum', before) ?? '') });
  else {
    const words = [
      ...(added.length > 0 ? [PHRASES.valueAdded(added)] : []),
      ...(dropped.length > 0 ? [PHRASES.valueDropped(dropped)] : []),
    ];
    report({ ...difference, message: words.join(' and ') });
  }
}

function valuesOf(rules: Pair['old']): readonly unknown[] | undefined {
  if (rules.has('const')) return [ruleValue(rules, 'const')];
  const values = ruleValue(rules, 'enum');
  return Array.isArray(values) ? values : undefined;
}
