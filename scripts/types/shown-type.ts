import { definitionsOf } from '../../src/source/resolve.js';
import type { Contract, Tree } from '../../src/source/tree.js';
import { renderType } from './render-types.js';

/** The TypeScript type of a contract and those of its definitions, as people read them. */
export async function shownType(tree: Tree, contract: Contract): Promise<string> {
  const types: string[] = [];
  for (const schema of [contract.schema, ...definitionsOf(contract).map((definition) => definition.schema)]) {
    types.push(indent((await renderType(tree, contract, schema)).trim()));
  }
  return types.join('\n\n');
}

/** The text of types with two spaces for each brace that is open. Their comments hold no brace at the end of a line. */
function indent(text: string): string {
  let depth = 0;
  return text
    .split('\n')
    .map((line) => {
      const words = line.trim();
      if (/^[}\])]/.test(words)) depth--;
      const indented = words === '' ? '' : `${'  '.repeat(depth)}${words.startsWith('*') ? ' ' : ''}${words}`;
      if (/[{[(]$/.test(words) && !words.startsWith('*')) depth++;
      return indented;
    })
    .join('\n');
}
