import {
  type ContractId,
  definitionTitleOf,
  fixtureFolderOf,
  schemaFileOf,
  titleOf,
  urlOf,
} from '../../src/source/names.js';
import type { Schema } from '../../src/source/schema.js';
import type { Contract } from '../../src/source/tree.js';

/** The files of a contract under another name, by path below the root, with no more fixtures than the checks ask for. */
export function filesOfCopy(contract: Contract, suffix: string): Map<string, string> {
  const { domain, base, major, schema, fixtures } = contract;
  const id: ContractId = { domain, base: `${base}-${suffix}`, major };
  const folder = fixtureFolderOf(id);
  const rejected = fixtures.rejected.slice(0, 1);
  const expect = (fixtures.expect ?? {}) as Record<string, unknown>;
  const expected = Object.fromEntries(rejected.map(({ name }) => [name, expect[name]]));
  return new Map([
    [schemaFileOf(id), JSON.stringify(renamed(schema, id))],
    ...fixtures.valid
      .slice(0, 2)
      .map(({ name, value }) => [`${folder}/valid/${name}.json`, JSON.stringify(value)] as const),
    ...rejected.map(({ name, value }) => [`${folder}/rejected/${name}.json`, JSON.stringify(value)] as const),
    [`${folder}/expect.json`, JSON.stringify(expected)],
  ]);
}

function renamed(schema: Schema, id: ContractId): Schema {
  // Without rules, each of which would ask for cases that break it: no result on a shape loads them.
  const shape = JSON.parse(JSON.stringify(schema, (key, value) => (key === 'x-rules' ? undefined : value)));
  const copy: Schema = { ...shape, $id: urlOf(id), title: titleOf(id) };
  for (const [key, definition] of Object.entries((copy.$defs ?? {}) as Record<string, Schema>)) {
    if (definition.title !== undefined) definition.title = definitionTitleOf(id, key);
  }
  return copy;
}
