import { describe, expect, test } from 'vitest';
import { compare } from './compare.js';
import { differences } from './differences.js';
import type { Engine, FoundError } from './engines/engine.js';

const accepting: Engine = { accepts: () => true, errorsOf: () => [] };
const rejecting = (...errors: FoundError[]): Engine => ({ accepts: () => false, errorsOf: () => errors });

const uint32: FoundError = { path: '/a~1b/0', keyword: 'format', format: 'uint32' };
const value = { 'a/b': [2 ** 32] };

describe('compare', () => {
  test('finds equal results the same, whatever their reasons', () => {
    expect(compare(accepting, 'ajv', accepting, '', value)).toEqual({ kind: 'same', valid: true });
    expect(compare(rejecting(uint32), 'ajv', rejecting(), '', value)).toEqual({ kind: 'same', valid: false });
  });

  test('knows a listed difference by engine, format, place and value', () => {
    const listed = differences.filter(({ engine, format }) => engine === 'cfworker' && format === 'uint32');
    expect(compare(rejecting(uint32), 'cfworker', accepting, '', value)).toEqual({
      kind: 'known',
      differences: listed,
    });
  });

  test.each<[string, Engine, Engine]>([
    ['another engine', rejecting({ ...uint32, format: 'int32' }), accepting],
    ['another keyword', rejecting({ ...uint32, keyword: 'maximum' }), accepting],
    ['another place', rejecting({ ...uint32, path: '' }), accepting],
    ['a further reason', rejecting(uint32, { path: '/c', keyword: 'required' }), accepting],
    ['the other direction', accepting, rejecting(uint32)],
    ['no reason', rejecting(), accepting],
  ])('excuses nothing by %s', (what, ours, engine) => {
    const name = what === 'another engine' ? 'ajv' : 'cfworker';
    expect(compare(ours, name, engine, '', value).kind).toBe('disagreement');
  });

  test('says who rejects, and why', () => {
    expect(compare(accepting, 'hyperjump', rejecting({ path: '/x', keyword: 'type' }), '', value)).toEqual({
      kind: 'disagreement',
      message: 'we accept, hyperjump rejects: [{"path":"/x","keyword":"type"}]',
    });
  });
});
