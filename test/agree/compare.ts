import { type Difference, differences, type EngineName } from './differences.js';
import type { Engine, FoundError } from './engines/engine.js';

/** What two engines make of a value: the same, a listed difference, or a disagreement, told with its reasons. */
export type Comparison =
  | { readonly kind: 'same'; readonly valid: boolean }
  | { readonly kind: 'known'; readonly differences: readonly Difference[] }
  | { readonly kind: 'disagreement'; readonly message: string };

/**
 * Compares our result with that of another engine. A difference is a known one only when every reason that the
 * rejecting side gives is a listed one: its format, on a value of its class, in its direction.
 */
export function compare(ours: Engine, name: EngineName, engine: Engine, url: string, value: unknown): Comparison {
  const valid = ours.accepts(url, value);
  const accepted = engine.accepts(url, value);
  if (valid === accepted) return { kind: 'same', valid };
  const errors = (valid ? engine : ours).errorsOf(url, value);
  const listed = errors.map((error) => {
    const isMeant = (each: Difference) => each.engine === name && each.engineAccepts === accepted;
    return differences.find((each) => isMeant(each) && explains(each, error, value));
  });
  const known = listed.filter((each) => each !== undefined);
  if (known.length > 0 && known.length === listed.length) return { kind: 'known', differences: known };
  const results = `we ${valid ? 'accept' : 'reject'}, ${name} ${accepted ? 'accepts' : 'rejects'}`;
  return { kind: 'disagreement', message: `${results}: ${JSON.stringify(errors)}` };
}

const explains = ({ format, has }: Difference, error: FoundError, value: unknown): boolean =>
  error.keyword === 'format' && error.format === format && has(valueAt(value, error.path));

function valueAt(value: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>((node, key) => {
    return (node as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  }, value);
}
