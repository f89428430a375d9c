import { compile } from 'json-schema-to-typescript';
import { naming, ScriptError } from '../../src/source/problem.js';
import { definitionsOf } from '../../src/source/resolve.js';
import type { Schema } from '../../src/source/schema.js';
import type { Contract, Tree } from '../../src/source/tree.js';
import { deprecationNote } from './deprecation-note.js';
import { namesType, toTypeSchema } from './to-type-schema.js';

/** The module with a type for each contract and definition, and the map from names to types. */
export async function renderTypes(tree: Tree): Promise<string> {
  const declarations: string[] = [];
  for (const contract of tree.contracts) {
    const schemas = [contract.schema, ...definitionsOf(contract).map((definition) => definition.schema)];
    for (const schema of schemas) {
      declarations.push(await naming(contract.file, () => renderType(tree, contract, schema)));
    }
  }
  return `${declarations.join('\n')}
/** The type of each contract, by its name. */
export interface ContractTypes {
${tree.contracts.map(memberOf).join('\n')}
}

/** The name of a contract. */
export type ContractName = keyof ContractTypes;
`;
}

function memberOf(contract: Contract): string {
  const note = deprecationNote(contract);
  return `${note === undefined ? '' : `  /** ${note} */\n`}  '${contract.name}': ${contract.schema.title};`;
}

/** The declaration of one type: of a contract, or of a definition in it. */
export async function renderType(tree: Tree, contract: Contract, schema: Schema): Promise<string> {
  const title = String(schema.title);
  const typeSchema = withNote(toTypeSchema(tree, contract, schema), deprecationNote(contract));
  if (schema === contract.schema && !namesType(typeSchema)) {
    throw new ScriptError(`${contract.file}: its type would be \`unknown\`; give it a "type"`);
  }
  const text = await compile(typeSchema, title, {
    bannerComment: '',
    format: false,
    // A list with bounds would become a union of tuples, one for each length.
    ignoreMinAndMaxItems: true,
  });
  const names = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name);
  if (names.length !== 1 || names[0] !== title) {
    throw new ScriptError(`${contract.file}: asked for the type ${title}, got ${names.join(', ') || 'none'}`);
  }
  return text;
}

/** The tool that makes types copies a description into the comment. */
function withNote(schema: Schema, note: string | undefined): Schema {
  if (note === undefined) return schema;
  return { ...schema, description: [schema.description, note].filter((each) => each !== undefined).join('\n\n') };
}
