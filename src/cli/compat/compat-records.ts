import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison } from '../../compat/compare.js';
import type { Party } from '../../compat/differences/difference.js';
import { exactJson } from '../../compat/exact-json.js';
import { isKept, type Mode } from '../../compat/report.js';
import type { ContractChange } from '../../compat/trees/compare-trees.js';
import type { Verdict } from '../../compat/verdict.js';
import { parseName, schemaFileOf } from '../../source/names.js';
import type { Finding, InputRecord } from '../io/record.js';
import { placeInSchema } from './place-in-schema.js';

/** Who meets a refusal when a promise is broken. */
const PARTIES: Readonly<Record<Mode, readonly Party[]>> = {
  backward: ['callers'],
  forward: ['receivers'],
  full: ['callers', 'receivers'],
};

/** What breaks the promise of a mode, as findings in the file of the new schema. */
export function recordOf(file: string, comparison: Comparison, mode: Mode): InputRecord {
  if (isKept(comparison, mode)) return { file, valid: true, errors: [] };
  const text = readFileSync(file, 'utf8');
  const breaking = comparison.differences.filter(({ breaks }) => breaks.some((party) => PARTIES[mode].includes(party)));
  const told = breaking.map(({ pointer, keyword, message, advice }): Finding => {
    const place = placeInSchema(text, pointer);
    return { path: pointer, message: `${message}; ${advice}`, keyword, params: {}, ...place };
  });
  // Where nobody could say what is different, the verdicts stand for themselves.
  const errors =
    told.length > 0 ? told : [...verdictOf('backward', comparison, mode), ...verdictOf('forward', comparison, mode)];
  return { file, valid: false, errors };
}

/** The same for a contract of a tree. */
export function recordOfChange(root: string, change: ContractChange, mode: Mode): InputRecord {
  const id = parseName(change.name);
  const file = join(root, id ? schemaFileOf(id) : change.name);
  const contract = change.name;
  if (change.kind === 'added') return { file, contract, valid: true, errors: [] };
  if (change.kind === 'compared') return { contract, ...recordOf(file, change.comparison, mode) };
  return { file, contract, valid: false, errors: [{ message: 'is gone', keyword: 'removed', params: {} }] };
}

function verdictOf(promise: 'backward' | 'forward', comparison: Comparison, mode: Mode): Finding[] {
  const verdict: Verdict = comparison[promise];
  if (verdict.verdict === 'proven' || (mode !== 'full' && mode !== promise)) return [];
  if (verdict.verdict === 'broken') {
    const message = `${promise}: broken by ${exactJson(verdict.witness)}`;
    return [{ path: '', message, keyword: promise, params: { witness: verdict.witness } }];
  }
  return verdict.reasons.map(({ pointer, reason }) => {
    return { path: pointer, message: `${promise}: unproven, ${reason}`, keyword: promise, params: {} };
  });
}
