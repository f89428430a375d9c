import { describe, expect, test } from 'vitest';
import { type Outcome, type Row, runMatrix } from './matrix.js';

const ways = ['require', 'import', 'bundled'] as const;
type Cells = Row<(typeof ways)[number]>['cells'];

const run = (count: number, ...cells: Cells[]) => {
  const rows = cells.map((each) => ({ what: ['Node 1.0', ''], cells: each }));
  return runMatrix({ heads: ['runtime', 'under'], ways, rows, count });
};
const gives = (validated: number, ...errors: string[]) => {
  return async (): Promise<Outcome> => ({ validated, errors });
};

describe('the matrix of runtimes', () => {
  test('counts the cases of each cell, and leaves open what a runtime does not have', async () => {
    const { table, errors } = await run(7, { require: gives(7), bundled: gives(7) });
    expect(errors).toEqual([]);
    expect(table.split('\n')).toEqual([
      'runtime   under  require  import  bundled',
      'Node 1.0               7  ·             7',
    ]);
  });

  test.each<[string, Cells, string[]]>([
    ['validates none', { import: gives(0) }, ['Node 1.0, import: validated 0 of 7']],
    ['validates too few', { import: gives(6) }, ['Node 1.0, import: validated 6 of 7']],
    ['validates wrongly', { require: gives(7, 'a is wrong') }, ['Node 1.0, require: a is wrong']],
    ['breaks', { import: () => Promise.reject(new Error('no such file')) }, ['Node 1.0, import: no such file']],
  ])('fails for a cell that %s', async (_what, cells, expected) => {
    const { table, errors } = await run(7, cells);
    expect(errors).toEqual(expected);
    expect(table).toContain('FAILS');
  });

  test('tells the first errors of a cell and counts the rest', async () => {
    const { errors } = await run(7, { import: gives(7, 'a', 'b', 'c', 'd', 'e', 'f', 'g') });
    expect(errors.map((error) => error.slice('Node 1.0, import: '.length))).toEqual([
      ...['a', 'b', 'c', 'd', 'e', 'and 2 more'],
    ]);
  });

  test('fails where there is nothing to validate', async () => {
    const nothing = ['there is nothing to try: runtime by require, import, bundled'];
    expect((await run(7)).errors).toEqual(nothing);
    expect((await run(0, { import: gives(0) })).errors).toEqual(nothing);
  });
});
