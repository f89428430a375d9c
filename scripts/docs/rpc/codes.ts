import { type Block, heading, text } from '../../markup/block.js';
import { escapeInline, inlineCode } from '../../markup/inline.js';
import type { DocsContext } from '../context.js';
import { codeAnchor, type Rpc } from '../rpc-address.js';

/** Every code with what it means and what to do. */
export function codeBlocks({ manifest }: Rpc, { prose }: DocsContext): Block[] {
  return [
    heading(2, 'Error codes'),
    text('“Again” says whether the same request may succeed when it is sent again as it is.'),
    {
      kind: 'table',
      label: 'Error codes',
      className: 'codes',
      columns: ['Code', 'Type', 'Again', 'When', 'What to do'],
      rows: manifest.errorCodes.map(({ code, type, retryable, description, fix }) => ({
        id: codeAnchor(code),
        cells: [inlineCode(code), escapeInline(type), AGAIN[String(retryable)] ?? '', prose(description), prose(fix)],
      })),
    },
  ];
}

const AGAIN: Readonly<Record<string, string>> = { true: 'yes', false: 'no', null: 'not known' };
