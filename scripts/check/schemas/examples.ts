import { printable } from '../../../src/base/printable.js';
import { compilerOf } from '../../../src/compile/compile.js';
import { validateWith } from '../../../src/engine/validate-with.js';
import type { Problem } from '../../../src/source/problem.js';
import { type Schema, subschemas } from '../../../src/source/schema.js';
import type { Contract, Tree } from '../../../src/source/tree.js';

/** A `default` is a value that its own subschema accepts, and each of a contract's `examples` one that the contract does. */
export function checkExamples(tree: Tree): Problem[] {
  return tree.contracts.flatMap((contract) => [
    ...[...subschemas(contract.schema)]
      .filter(({ schema }) => 'default' in schema)
      .flatMap(({ schema, pointer }) => errorsOf(tree, contract, schema, schema.default, `${pointer}/default`)),
    ...examplesOf(contract).flatMap((example, i) =>
      errorsOf(tree, contract, contract.schema, example, `/examples/${i}`),
    ),
  ]);
}

const examplesOf = ({ schema: { examples } }: Contract): unknown[] => (Array.isArray(examples) ? examples : []);

function errorsOf(tree: Tree, contract: Contract, schema: Schema, value: unknown, at: string): Problem[] {
  const compiler = compilerOf(tree);
  const check =
    schema === contract.schema ? compiler.validatorOf(contract) : compiler.validatorOfPart(contract, schema);
  return validateWith(check, value).errors.map(({ path, message }) => ({
    file: contract.file,
    pointer: at,
    message: `${printable(path)} ${message}`,
  }));
}
