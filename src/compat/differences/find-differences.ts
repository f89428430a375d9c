import { type Place, placeName } from '../documents.js';
import { diffObjects } from './diff-objects.js';
import { diffItems, diffRest } from './diff-rest.js';
import { diffScalars, diffTypes, diffValues } from './diff-scalars.js';
import { diffUnions } from './diff-unions.js';
import type { Difference } from './difference.js';
import { type Compared, createReport, pairOf, readRules, type Walk } from './walk.js';

const STEPS = [diffTypes, diffValues, diffScalars, diffObjects, diffItems, diffUnions, diffRest];

/** Says in words what is different, place by place, in the order of the old schema. What accepts the same is passed over. */
export function findDifferences(compared: Compared): Difference[] {
  const found: Difference[] = [];
  const seen = new Set<string>();
  const compareAt = (pointer: string, old: Place, next: Place, phrase: (message: string) => string): void => {
    const [before, after] = [compared.readers.old(old), compared.readers.new(next)];
    if (before === after && !before.isForeign) return;
    // A schema that holds itself comes round again; once is enough, at the place that is nearest to the root.
    const key = `${old.base} ${placeName(old)} ${next.base} ${placeName(next)}`;
    if (seen.has(key)) return;
    seen.add(key);
    const walk: Walk = {
      compared,
      report: createReport(compared, found, phrase),
      descend: (at, one, other, inner = (message) => message) =>
        compareAt(at, one, other, (message) => phrase(inner(message))),
      read: (side, rules, keywords) => readRules(compared, side, rules, keywords),
    };
    const pair = pairOf(compared, pointer, old, next);
    for (const step of STEPS) step(walk, pair);
  };
  compareAt('', compared.old.root, compared.new.root, (message) => message);
  const unlike = new Map(found.map((each) => [`${each.pointer} ${each.message}`, each]));
  return [...unlike.values()];
}
