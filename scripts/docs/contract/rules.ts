import { allRules } from '../../../src/source/rule.js';
import { NESTING } from '../../../src/source/schema.js';
import type { Contract } from '../../../src/source/tree.js';
import { type Block, heading, text } from '../../markup/block.js';
import { inlineCode } from '../../markup/inline.js';
import type { DocsContext } from '../context.js';
import type { SearchEntry } from '../page.js';

/** What the receiver asks beyond the shape. */
export function ruleBlocks(contract: Contract, { tree, link, prose }: DocsContext): Block[] {
  const rules = allRules(tree, contract);
  if (rules.length === 0) return [];
  return [
    heading(2, 'Rules'),
    text(
      'What the receiver asks beyond the shape. `validate` checks it with `{ rules: true }`; [Rules](/docs/rules) says how.',
    ),
    {
      kind: 'table',
      label: 'Rules',
      columns: ['Rule', 'Where', 'What it asks', 'Answered with'],
      rows: rules.map(({ contract: from, pointer, rule }) => ({
        id: `rule-${rule.id}`,
        cells: [
          inlineCode(rule.id),
          `${inlineCode(placeOf(pointer))}${from === contract ? '' : ` of ${link(from.name)}`}`,
          prose(rule.description),
          rule.code === undefined ? '' : link(rule.code),
        ],
      })),
    },
  ];
}

/** Each rule, by its id, its words and the code that it is answered with. */
export const ruleSearch = (contract: Contract, { tree }: DocsContext): SearchEntry[] =>
  allRules(tree, contract).map(({ rule }) => ({
    title: rule.code === undefined ? rule.id : `${rule.id} (${rule.code})`,
    anchor: `rule-${rule.id}`,
    text: rule.description.replaceAll('`', ''),
  }));

/** The path of the values that a rule applies to: `/properties/env/items/x-rules/0` → `env[]`. */
export function placeOf(pointer: string): string {
  const tokens = pointer.split('/').slice(1, -2);
  let path = '';
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? '';
    if (token === 'items') path += '[]';
    else if (token === 'additionalProperties') path += '.*';
    else if (NESTING.get(token) === 'map') path += `${path === '' ? '' : '.'}${tokens[++i]}`;
    else if (token === 'propertyNames') path += ' (names)';
  }
  return path === '' ? 'the whole value' : path.replace(/^\./, '');
}
