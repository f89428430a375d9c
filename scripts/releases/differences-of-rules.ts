import { isDeepStrictEqual } from 'node:util';
import { messageOf, type Rule, rulesIn } from '../../src/source/rule.js';
import { type Schema, subschemas } from '../../src/source/schema.js';
import { groupBy } from '../shared/group-by.js';

/** What is asked beyond the shape and was not, or no longer is, in words. A rule that is only reworded is the same. */
export function differencesOfRules(old: Schema, next: Schema): string[] {
  const [before, after] = [rulesById(old), rulesById(next)];
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    if (!was) return [`now also asks: ${textOf(is)}`];
    if (!is) return [`no longer asks: ${textOf(was)}`];
    if (isDeepStrictEqual(was.map(meaningOf), is.map(meaningOf))) return [];
    return [`asks otherwise: ${textOf(is)}`];
  });
}

/** All rules in a bundle, those that came along among them. The same one may stand in two places. */
function rulesById(bundle: Schema): Map<string, Rule[]> {
  const rules = [...subschemas(bundle)].flatMap(({ schema }) => rulesIn(schema));
  return groupBy(rules, ({ id }) => id);
}

const meaningOf = ({ description, ...rest }: Rule): unknown => rest;

const textOf = ([rule]: readonly Rule[] = []): string => (rule ? `${messageOf(rule)} (rule ${rule.id})` : '');
