import { type Difference, differences, type EngineName } from './differences.js';
import type { Engine, Fault } from './engines/engine.js';

/** What two engines make of a value: the same, a listed difference, or a disagreement, told with its reasons. */
export type Comparison =
  | { readonly kind: 'same'; readonly valid: boolean }
  | { readonly kind: 'known'; readonly differences: readonly Difference[] }
  | { readonly kind: 'disagreement'; readonly message: string };

/**
 * Compares our verdict with that of another engine. A difference is a known one only when every reason that the
 * rejecting side gives is a listed one: its format, on a value of its class, in its direction.
 */
export function compare(ours: Engine, name: EngineName, engine: Engine, url: string, value: unknown): Comparison {
  const valid = ours.accepts(url, value);
  const accepted = engine.accepts(url, value);
  if (valid === accepted) return { kind: 'same', valid };
  const faults = (valid ? engine : ours).faultsOf(url, value);
  const listed = faults.map((fault) => {
    const isMeant = (each: Difference) => each.engine === name && each.engineAccepts === accepted;
    return differences.find((each) => isMeant(each) && explains(each, fault, value));
  });
  const known = listed.filter((each) => each !== undefined);
  if (known.length > 0 && known.length === listed.length) return { kind: 'known', differences: known };
  const verdicts = `we ${valid ? 'accept' : 'reject'}, ${name} ${accepted ? 'accepts' : 'rejects'}`;
  return { kind: 'disagreement', message: `${verdicts}: ${JSON.stringify(faults)}` };
}

const explains = ({ format, has }: Difference, fault: Fault, value: unknown): boolean =>
  fault.keyword === 'format' && fault.format === format && has(valueAt(value, fault.path));

function valueAt(value: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>((node, key) => {
    return (node as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  }, value);
}
