import type { Block, Facts, Fold, Heading, Row, Table } from './block.js';
import { codeHtml } from './code-html.js';
import { escapeHtml } from './escape-html.js';
import { inlineHtml, inlineText } from './inline.js';
import { slugOf } from './slug.js';

/** The HTML of a generated page's blocks. */
export const toHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('\n');

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return headingHtml(block);
    case 'text':
      return `<p>${inlineHtml(block.text)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${inlineHtml(item)}</li>`).join('')}</ul>`;
    case 'facts':
      return factsHtml(block);
    case 'table':
      return tableHtml(block);
    case 'code':
      return codeHtml(block);
    case 'note':
      return `<p class="note ${block.tone}">${inlineHtml(block.text)}</p>`;
    case 'fold':
      return foldHtml(block);
    case 'custom':
      return block.html;
  }
}

function headingHtml({ level, text, id = slugOf(text) }: Heading): string {
  const label = escapeHtml(`Link to “${inlineText(text)}”`);
  const anchor = `<a class="header-anchor" href="#${escapeHtml(id)}" aria-label="${label}">&#8203;</a>`;
  return `<h${level} id="${escapeHtml(id)}" tabindex="-1">${inlineHtml(text)} ${anchor}</h${level}>`;
}

/** What has more letters gets a line of its own. */
const LONG_FACT = 20;

function factsHtml({ facts }: Facts): string {
  const entries = facts.map(([name, value]) => {
    const long = inlineText(value).length > LONG_FACT ? ' class="long"' : '';
    return `<div${long}><dt>${escapeHtml(name)}</dt><dd>${inlineHtml(value)}</dd></div>`;
  });
  return `<dl class="facts">${entries.join('')}</dl>`;
}

/** The roles say again what the elements are, since a phone shows rows as cards, and what is no table to CSS is none to a screen reader. */
function tableHtml({ label, columns, rows, className = '' }: Table): string {
  const head = columns.map((column) => `<th role="columnheader" scope="col">${escapeHtml(column)}</th>`).join('');
  return [
    `<table role="table" class="cards ${className}" aria-label="${escapeHtml(label)}">`,
    `<thead role="rowgroup"><tr role="row">${head}</tr></thead>`,
    `<tbody role="rowgroup">${rows.map((row) => rowHtml(row, columns)).join('\n')}</tbody></table>`,
  ].join('');
}

function rowHtml({ id, cells, data = {} }: Row, columns: readonly string[]): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const anchor = id === undefined ? '' : ` id="${escapeHtml(id)}"`;
  const content = cells.map((cell, i) => {
    const html = cellHtml(cell);
    if (i === 0) return `<th role="rowheader" scope="row">${breakable(html)}</th>`;
    const empty = html === '' ? ' class="empty"' : '';
    return `<td role="cell" data-column="${escapeHtml(columns[i] ?? '')}"${empty}>${html}</td>`;
  });
  return `<tr role="row"${anchor}${attributes.join('')}>${content.join('')}</tr>`;
}

/** A long name may break behind what divides its words, and nowhere else. */
const breakable = (html: string): string =>
  html.replace(/(<code>)([^<]*)/g, (_, tag: string, name: string) => tag + name.replace(/[._@-](?=\w)/g, '$&<wbr>'));

function cellHtml(cell: string | readonly string[]): string {
  if (typeof cell === 'string') return inlineHtml(cell);
  return cell.length === 0 ? '' : `<ul>${cell.map((item) => `<li>${inlineHtml(item)}</li>`).join('')}</ul>`;
}

function foldHtml({ summary, hint, id, isOpen, blocks }: Fold): string {
  const anchor = id === undefined ? '' : ` id="${escapeHtml(id)}"`;
  const small = hint === undefined ? '' : ` <span class="hint">${inlineHtml(hint)}</span>`;
  const head = `<summary>${inlineHtml(summary)}${small}</summary>`;
  return `<details${anchor}${isOpen ? ' open' : ''}>${head}${toHtml(blocks)}</details>`;
}
