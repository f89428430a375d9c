import type { Card, CardSection, CardTable } from '../../../src/cli/show/card.js';
import type { Contract, Tree } from '../../../src/source/tree.js';
import type { DocsContext } from '../../docs/context.js';
import { fieldBlocks } from '../../docs/contract/fields.js';
import { referenceBlocks } from '../../docs/contract/references.js';
import { ruleBlocks } from '../../docs/contract/rules.js';
import type { Block, Table } from '../../markup/block.js';
import { escapeInline, inlineCode, inlineText } from '../../markup/inline.js';
import { scriptJson } from '../../shared/script-json.js';
import { shownType } from '../../types/shown-type.js';

/** The page's own words lead to a guide. */
const RULES = 'What the receiver asks beyond the shape; `validate --rules` checks it.';

/** What `show` says of each contract, by name: the words of its page, without the links. */
export async function cardsModule(tree: Tree): Promise<string> {
  const context: DocsContext = {
    tree,
    // A card is of the contract as it stands.
    releases: { byName: new Map(), strays: [], hashes: {} },
    packageVersion: '',
    link: inlineCode,
    prose: escapeInline,
  };
  const cards: [string, Card][] = [];
  for (const contract of tree.contracts) cards.push([contract.name, await cardOf(context, contract)]);
  const text = scriptJson(JSON.stringify(Object.fromEntries(cards)));
  return `import type { Card } from '../cli/show/card.js';\n\nexport const cards: Readonly<Record<string, Card>> = JSON.parse(${text});\n`;
}

async function cardOf(context: DocsContext, contract: Contract): Promise<Card> {
  return {
    description: String(contract.schema.description ?? ''),
    fields: sectionsOf(fieldBlocks(contract, context)),
    rules: sectionsOf(ruleBlocks(contract, context)).map((section) => ({ ...section, lines: [RULES] })),
    references: sectionsOf(referenceBlocks(contract, context)),
    type: await shownType(context.tree, contract),
  };
}

/** Each heading starts a section; one that holds nothing is left out. */
function sectionsOf(blocks: readonly Block[]): CardSection[] {
  const sections: { title: string; lines: string[]; table?: CardTable }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ title: inlineText(block.text), lines: [] });
    const section = sections.at(-1);
    if (block.kind === 'text') section?.lines.push(inlineText(block.text));
    if (block.kind === 'list') section?.lines.push(...block.items.map((item) => `- ${inlineText(item)}`));
    if (block.kind === 'table' && section) section.table = tableOf(block);
  }
  return sections.filter(({ lines, table }) => lines.length > 0 || table !== undefined);
}

const tableOf = ({ columns, rows }: Table): CardTable => ({
  columns,
  rows: rows.map(({ cells }) =>
    cells.map((cell) => (typeof cell === 'string' ? inlineText(cell) : cell.map(inlineText))),
  ),
});
