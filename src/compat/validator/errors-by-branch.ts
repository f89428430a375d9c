import { isObject } from '../../base/is-object.js';
import { lenientCompilerOf } from '../../compile/compile.js';
import { formats } from '../../engine/formats.js';
import { validateWith } from '../../engine/validate-with.js';
import type { Schema } from '../../source/schema.js';
import type { Contract, Tree } from '../../source/tree.js';
import type { WitnessError } from './validator.js';

/**
 * What is wrong with a value, as users of the package are told it: of a union, only the branch that was meant. Undefined for
 * a schema that is not of the contracts' dialect.
 */
export function errorsByBranch(
  schema: unknown,
  documents: readonly unknown[],
  value: unknown,
): WitnessError[] | undefined {
  if (!isObject(schema) || hasForeignFormat([schema, documents])) return undefined;
  const contract = toContract(schema);
  const others = documents.filter(isObject).filter(({ $id }) => $id !== undefined && $id !== schema.$id);
  const tree: Tree = { root: '', contracts: [contract, ...others.map(toContract)], manifests: [], problems: [] };
  try {
    const { errors } = validateWith(lenientCompilerOf(tree).validatorOf(contract), value);
    // Of keywords that contracts do not use, they know but that something is not allowed.
    if (errors.length === 0 || errors.some(({ keyword }) => keyword === 'json' || keyword === 'never'))
      return undefined;
    return errors.map(({ path, message }) => ({ path, message }));
  } catch {
    // ajv, or what prepares schemas for it, met a keyword that contracts do not use.
    return undefined;
  }
}

/** Contracts know the package's formats alone; by any other, a value would pass. */
const hasForeignFormat = (schemas: unknown): boolean =>
  [...JSON.stringify(schemas).matchAll(/"format":"([^"]*)"/g)].some(([, name = '']) => !Object.hasOwn(formats, name));

function toContract(schema: Schema): Contract {
  const url = typeof schema.$id === 'string' ? schema.$id : 'https://compared.invalid/schema.json';
  const fixtures = { folder: '', valid: [], rejected: [], ruleViolations: [], expect: undefined };
  return { domain: '', base: '', major: 1, name: '', file: '', url, schema: { ...schema, $id: url }, fixtures };
}
