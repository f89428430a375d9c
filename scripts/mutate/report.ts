import { plural } from '../../src/base/phrases.js';
import type { Contract } from '../../src/source/tree.js';
import type { Equivalent } from './equivalents.js';
import { EQUIVALENTS } from './equivalents.js';
import type { Fate } from './mutate-tree.js';

/** What there is to say of the mutants: what is wrong line by line, then one line that counts them by kind. */
export function renderReport(
  contracts: readonly Contract[],
  fates: readonly Fate[],
  equivalents: readonly Equivalent[],
): { readonly isClean: boolean; readonly text: string } {
  const names = new Set(contracts.map(({ name }) => name));
  const listed = new Set(equivalents.map(keyOf));
  const survivors = fates.filter(({ fate }) => fate === 'survived');
  const survived = new Set(survivors.map(keyOf));
  const equal = survivors.filter((each) => listed.has(keyOf(each)));
  const errors = fates.filter(({ fate }) => fate === 'error');
  // Without the whole tree nothing can be said of entries for other contracts.
  const stale = equivalents.filter((entry) => names.has(entry.contract) && !survived.has(keyOf(entry)));
  const open = survivors.filter((each) => !listed.has(keyOf(each)));
  const lines = [
    ...errors.map((each) => `${describe(each)}: could not be tried: ${each.error}`),
    ...open.map((each) => `${describe(each)}: survived`),
    ...stale.map((entry) => `${describe(entry)}: is listed in ${EQUIVALENTS} and does not survive; take it out`),
  ];
  const killed = fates.length - survivors.length - errors.length;
  const counts = [`${killed} killed`, `${equal.length} equivalent`, `${open.length} survived`];
  if (errors.length > 0) counts.push(`${errors.length} not tried`);
  const summary = `mutated ${count(contracts.length, 'contract')}: ${count(fates.length, 'mutant')} (${byKind(fates)}), ${counts.join(', ')}`;
  return { isClean: lines.length === 0 && fates.length > 0, text: [...lines, summary].join('\n') };
}

type Named = Pick<Fate, 'contract' | 'pointer' | 'mutation'>;

const keyOf = ({ contract, pointer, mutation }: Named): string => JSON.stringify([contract, pointer, mutation]);

const describe = ({ contract, pointer, mutation }: Named): string => `${contract} ${pointer} ${mutation}`;

const count = (n: number, noun: string): string => `${n} ${plural(n, noun)}`;

function byKind(fates: readonly Fate[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of fates) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, n]) => `${kind} ${n}`).join(', ');
}
