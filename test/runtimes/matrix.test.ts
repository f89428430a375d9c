import { describe, expect, test } from 'vitest';
import { runMatrix } from './matrix.js';
import type { Outcome, Row } from './row.js';

const row = (cells: Row['cells']): Row => ({ runtime: 'Node 1.0', under: '', cells });
const gives = (judged: number, ...faults: string[]) => {
  return async (): Promise<Outcome> => ({ judged, faults });
};

describe('the matrix of runtimes', () => {
  test('counts the cases of each cell, and leaves open what a runtime does not have', async () => {
    const { table, faults } = await runMatrix([row({ require: gives(7), bundled: gives(7) })], 7);
    expect(faults).toEqual([]);
    expect(table.split('\n')).toEqual([
      'runtime   under  require  import  bundled',
      'Node 1.0               7  ·             7',
    ]);
  });

  test.each<[string, Row['cells'], string[]]>([
    ['judges none', { import: gives(0) }, ['Node 1.0, import: judged 0 of 7 cases']],
    ['judges too few', { import: gives(6) }, ['Node 1.0, import: judged 6 of 7 cases']],
    ['judges wrongly', { require: gives(7, 'a is wrong') }, ['Node 1.0, require: a is wrong']],
    ['breaks', { import: () => Promise.reject(new Error('no such file')) }, ['Node 1.0, import: no such file']],
  ])('fails for a cell that %s', async (_what, cells, expected) => {
    const { table, faults } = await runMatrix([row(cells)], 7);
    expect(faults).toEqual(expected);
    expect(table).toContain('FAILS');
  });

  test('tells the first faults of a cell and counts the rest', async () => {
    const { faults } = await runMatrix([row({ import: gives(7, 'a', 'b', 'c', 'd', 'e', 'f', 'g') })], 7);
    expect(faults.map((fault) => fault.slice('Node 1.0, import: '.length))).toEqual([
      ...['a', 'b', 'c', 'd', 'e', 'and 2 more'],
    ]);
  });

  test('fails where there is nothing to judge', async () => {
    const nothing = ['nothing was judged: there is no case or no runtime'];
    expect((await runMatrix([], 7)).faults).toEqual(nothing);
    expect((await runMatrix([row({ import: gives(0) })], 0)).faults).toEqual(nothing);
  });
});
