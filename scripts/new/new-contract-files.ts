import { type ContractId, fixtureFolderOf, schemaFileOf, titleOf, urlOf } from '../../src/source/names.js';

/** The descriptions that a new contract starts from, each to be replaced. */
export const PLACEHOLDERS = [
  'Say what crosses the wire, who sends it and who reads it.',
  'Say what it identifies.',
  'Say what it is, and in which unit.',
] as const;

/** The files that a new contract starts from, by path below the root. They pass every check as they are. */
export function newContractFiles(id: ContractId, owner: string): Map<string, string> {
  const folder = fixtureFolderOf(id);
  return new Map([
    [schemaFileOf(id), schemaText(id, owner)],
    [`${folder}/valid/minimal.json`, '{\n  "id": "first"\n}\n'],
    [`${folder}/valid/full.json`, '{\n  "id": "first",\n  "note": "An example."\n}\n'],
    [`${folder}/rejected/without-id.json`, '{\n  "note": "An example."\n}\n'],
    [`${folder}/rejected/id-as-number.json`, '{\n  "id": 1\n}\n'],
    [`${folder}/expect.json`, EXPECT],
  ]);
}

function schemaText(id: ContractId, owner: string): string {
  return `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "${urlOf(id)}",
  "title": "${titleOf(id)}",
  "description": "${PLACEHOLDERS[0]}",
  "x-contract": {
    "version": "0.1.0",
    "owner": ${JSON.stringify(owner)},
    "visibility": "internal",
    "status": "planned",
    "compatibility": "backward"
  },
  "type": "object",
  "properties": {
    "id": {
      "description": "${PLACEHOLDERS[1]}",
      "type": "string"
    },
    "note": {
      "description": "${PLACEHOLDERS[2]}",
      "type": "string"
    }
  },
  "required": ["id"]
}
`;
}

const EXPECT = `{
  "id-as-number": { "errors": [{ "path": "/id", "keyword": "type" }] },
  "without-id": { "errors": [{ "path": "/id", "keyword": "required" }] }
}
`;
