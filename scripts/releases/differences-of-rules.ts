import { isDeepStrictEqual } from 'node:util';
import { messageOf, type Rule, rulesIn } from '../../src/compile/rules/rule.js';
import { type Schema, subschemas } from '../../src/source/schema.js';
import { groupBy } from '../shared/group-by.js';

/** What is asked beyond the shape and was not, or no longer is, in words. A rule that is only reworded is the same. */
export function differencesOfRules(old: Schema, next: Schema): string[] {
  const [before, after] = [rulesById(old), rulesById(next)];
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    if (!was) return [`now also asks: ${wordsOf(is)}`];
    if (!is) return [`no longer asks: ${wordsOf(was)}`];
    if (isDeepStrictEqual(was.map(judgement), is.map(judgement))) return [];
    return [`asks otherwise: ${wordsOf(is)}`];
  });
}

/** All rules in a bundle, those that came along among them. The same one may stand in two places. */
function rulesById(bundle: Schema): Map<string, Rule[]> {
  const rules = [...subschemas(bundle)].flatMap(({ schema }) => rulesIn(schema));
  return groupBy(rules, ({ id }) => id);
}

const judgement = ({ description, ...rest }: Rule): unknown => rest;

const wordsOf = ([rule]: readonly Rule[] = []): string => (rule ? `${messageOf(rule)} (rule ${rule.id})` : '');
