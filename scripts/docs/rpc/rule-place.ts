import type { PlacedRule } from '../../../src/source/rule.js';
import type { Contract } from '../../../src/source/tree.js';
import { placeOf } from '../contract/rules.js';

/** What a rule speaks of, in short: a field of the request, the whole of it, or the shape that comes along with it. */
export function rulePlace({ contract, pointer }: PlacedRule, asked: Contract | undefined): string {
  const isWhole = pointer.startsWith('/x-rules/');
  const place = isWhole ? 'the whole' : placeOf(pointer);
  if (contract === asked) return place;
  const shape = `${contract.domain}.${contract.base}`;
  return isWhole ? shape : `${shape} ${place}`;
}
