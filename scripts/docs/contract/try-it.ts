import { pathOf } from '../../../src/source/names.js';
import type { Contract, Fixture } from '../../../src/source/tree.js';
import { type Block, heading } from '../../markup/block.js';
import { escapeHtml } from '../../markup/escape-html.js';
import { inlineCode, inlineHtml } from '../../markup/inline.js';
import type { DocsContext } from '../context.js';
import { casesAddress } from '../contract-address.js';
import { isShort } from './cases-file.js';

/** Where the validator of a contract stands, as a module for browsers. */
export const validatorAddress = (contract: Contract): string => `/docs/validators/${pathOf(contract)}.js`;

/** The place of the editor, which the theme fills when it is opened. */
export function tryItBlocks(contract: Contract, { tree }: DocsContext): Block[] {
  const command = `npx openvibe-contracts validate ${contract.name} FILE`;
  const data = {
    validate: validatorAddress(contract),
    cases: casesAddress(tree, contract),
    'has-rules': String(contract.fixtures.ruleViolations.length > 0),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return [
    heading(2, 'Try it'),
    {
      kind: 'custom',
      html: `<div class="try-it" data-try-it${attributes.join('')}><p>The editor needs scripts. On a command line, ${inlineHtml(inlineCode(command))} says the same.</p></div>`,
      markdown: inlineCode(command),
    },
  ];
}

/** Leads from a case into the editor; the theme opens it. Nothing for a case that is too long for the file of cases. */
export const tryItLink = (_contract: Contract, fixture: Fixture, kind: string): Block[] =>
  isShort(fixture)
    ? [
        {
          kind: 'custom',
          html: `<p class="try-link"><a href="#try-it" data-try-case="${escapeHtml(`${kind}/${fixture.name}`)}">Try it</a></p>`,
          markdown: '',
        },
      ]
    : [];
