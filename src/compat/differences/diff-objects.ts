import { isObject } from '../../base/is-object.js';
import { escapeSegment } from '../../base/pointer.js';
import type { Place } from '../documents.js';
import type { Formula } from '../formula.js';
import { partOf, propertiesOf, type Rules } from './flatten.js';
import { PHRASES, plain } from './messages.js';
import type { Pair, Walk } from './walk.js';

/** What fields an object has, which it needs, and what else it may hold. */
export function diffObjects(walk: Walk, pair: Pair): void {
  const renamed = diffProperties(walk, pair);
  diffRequired(walk, pair, renamed);
  diffPart(walk, pair, 'additionalProperties', {
    added: PHRASES.othersRuled(),
    refused: PHRASES.othersRefused(),
    dropped: PHRASES.othersFreed(),
    allowed: PHRASES.othersAllowed(),
  });
  const names = [partOf(pair.old, 'propertyNames'), partOf(pair.new, 'propertyNames')] as const;
  // A rule that is not there before, or not after, is as good as one that says nothing.
  const none = (place: Place | undefined): Place | undefined =>
    place && { ...place, schema: {}, pointer: `${place.pointer} none` };
  const [old, next] = [names[0] ?? none(names[1]), names[1] ?? none(names[0])];
  if (old && next) walk.descend(pair.pointer, old, next, PHRASES.ofName);
}

/** Reports which fields came and went, and compares those that stayed. Gives the names that only moved. */
function diffProperties(walk: Walk, { pointer, old, new: next }: Pair): ReadonlySet<string> {
  const { compared, report, descend } = walk;
  const [before, after] = [propertiesOf(old), propertiesOf(next)];
  const dropped = [...before].filter(([name]) => !after.has(name));
  const added = [...after].filter(([name]) => !before.has(name));
  const renamed = new Set<string>();
  const at = (side: 'old' | 'new', place: Place | undefined): Formula =>
    place ? compared.readers[side](place) : compared.formulas.always;
  const others = {
    old: at('old', partOf(old, 'additionalProperties')),
    new: at('new', partOf(next, 'additionalProperties')),
  };
  for (const [from, place] of dropped) {
    const shape = compared.readers.old(place);
    const [to] = added.find(([name, each]) => !renamed.has(name) && compared.readers.new(each) === shape) ?? [];
    if (to === undefined || dropped.length !== added.length) continue;
    for (const name of [from, to]) renamed.add(name);
    const { atom } = compared.formulas;
    const has = (name: string): Formula => atom({ kind: 'required', name });
    report({
      pointer,
      keyword: 'properties',
      message: PHRASES.propertyRenamed(from, to),
      before: has(from),
      after: has(to),
      advice: 'propertyRenamed',
    });
  }
  for (const [name, place] of dropped) {
    if (renamed.has(name)) continue;
    const isClosed = others.new === compared.formulas.never;
    const message = isClosed ? PHRASES.propertyDropped(name) : PHRASES.propertyFreed(name);
    report({
      pointer,
      keyword: 'properties',
      message,
      before: compared.readers.old(place),
      after: others.new,
      advice: 'propertyDropped',
    });
  }
  for (const [name, place] of added) {
    if (renamed.has(name)) continue;
    const isClosed = others.old === compared.formulas.never;
    const message = isClosed ? PHRASES.propertyAdded(name) : PHRASES.propertyRuled(name);
    report({ pointer, keyword: 'properties', message, before: others.old, after: compared.readers.new(place) });
  }
  for (const [name, place] of before) {
    const other = after.get(name);
    if (other) descend(`${pointer}/${escapeSegment(name)}`, place, other);
  }
  return renamed;
}

function diffRequired(
  { compared, report }: Walk,
  { pointer, old, new: next }: Pair,
  renamed: ReadonlySet<string>,
): void {
  const [before, after] = [requiredOf(old), requiredOf(next)];
  const { always, atom } = compared.formulas;
  const changes = [
    ...[...after].filter((name) => !before.has(name)).map((name) => ({ name, isAdded: true })),
    ...[...before].filter((name) => !after.has(name)).map((name) => ({ name, isAdded: false })),
  ];
  for (const { name, isAdded } of changes) {
    if (renamed.has(name)) continue;
    const rule = atom({ kind: 'required', name });
    report({
      ...{ pointer, keyword: 'required' },
      message: isAdded ? PHRASES.requiredAdded(name) : PHRASES.requiredDropped(name),
      ...(isAdded ? { before: always, after: rule } : { before: rule, after: always }),
    });
  }
}

const requiredOf = (rules: Rules): ReadonlySet<string> =>
  new Set((rules.get('required') ?? []).flatMap(({ value }) => (Array.isArray(value) ? value.map(plain) : [])));

interface PartPhrases {
  readonly added: string;
  readonly refused: string;
  readonly dropped: string;
  readonly allowed: string;
}

/** Compares what a keyword says of every item or other field. Without the keyword they may be anything. */
export function diffPart(walk: Walk, pair: Pair, keyword: string, phrases: PartPhrases): void {
  const { compared, report, descend } = walk;
  const [old, next] = [partOf(pair.old, keyword), partOf(pair.new, keyword)];
  if (old && next && isObject(old.schema) && isObject(next.schema)) {
    descend(`${pair.pointer}/*`, old, next);
    return;
  }
  const before = old ? compared.readers.old(old) : compared.formulas.always;
  const after = next ? compared.readers.new(next) : compared.formulas.always;
  const { never, always } = compared.formulas;
  let message = before === never ? phrases.allowed : phrases.added;
  if (after === never) message = phrases.refused;
  else if (after === always && before !== never) message = phrases.dropped;
  report({ pointer: pair.pointer, keyword, message, before, after });
}
