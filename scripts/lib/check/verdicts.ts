import { isDeepStrictEqual } from 'node:util';
import { judge } from '../../../src/judge.js';
import { printable } from '../../../src/printable.js';
import type { Problem } from '../problem.js';
import type { Contract, Fixture, Tree } from '../tree.js';
import { compilerOf } from '../validators/compile.js';
import type { Expectations } from './fixtures.js';

type Expected = Expectations[string]['errors'];

/** Each valid case is accepted and shows something of its own; each rejected one fails with exactly the errors that expect.json names. */
export function checkVerdicts(tree: Tree): Problem[] {
  const compiler = compilerOf(tree);
  return tree.contracts.flatMap((contract) => {
    const check = compiler.validatorOf(contract);
    const expected = contract.fixtures.expect as Expectations;
    return [
      ...contract.fixtures.valid.flatMap(({ file, value }) =>
        judge(check, value).errors.map(({ path, message }) => ({ file, message: `${printable(path)} ${message}` })),
      ),
      ...twins(contract),
      ...contract.fixtures.rejected.flatMap(({ name, file, value }) => {
        const wanted = list(expected[name]?.errors ?? []);
        const came = list(judge(check, value).errors);
        return wanted === came
          ? []
          : [{ file, message: `must fail with ${wanted} (expect.json), but ${outcome(came)}` }];
      }),
    ];
  });
}

const list = (errors: Expected): string =>
  errors.map(({ path, keyword }) => `${keyword} at ${printable(path)}`).join(', ');

const outcome = (came: string): string => (came === '' ? 'is accepted' : `fails with ${came}`);

function twins({ fixtures: { valid } }: Contract): Problem[] {
  return valid.flatMap((fixture: Fixture, i) => {
    const twin = valid.slice(0, i).find(({ value }) => isDeepStrictEqual(value, fixture.value));
    return twin ? [{ file: fixture.file, message: `holds the same value as ${twin.name}.json; remove one` }] : [];
  });
}
