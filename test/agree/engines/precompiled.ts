import { type ContractName, contracts, is, validate } from 'openvibe-contracts';
import type { Engine } from './engine.js';

const names = new Map<string, ContractName>(contracts.map(({ id, name }) => [id, name]));

/** The built package, as its users import it. */
export const precompiled: Engine = {
  accepts: (url, value) => is(nameOf(url), value),
  errorsOf: (url, value) =>
    validate(nameOf(url), value).errors.map(({ path, keyword, params }) => {
      return { path, keyword, format: keyword === 'format' ? params.format : undefined };
    }),
};

function nameOf(url: string): ContractName {
  const name = names.get(url);
  if (!name) throw new Error(`the package has no contract with the $id ${url}`);
  return name;
}
