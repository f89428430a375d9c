import type { Code, Mark } from './block.js';
import { escapeHtml } from './escape-html.js';
import { highlight } from './highlight.js';

/** A block of code in the form in which VitePress styles and copies it. Highlighted here: a highlighter for all languages is slow. */
export function codeHtml({ language, text, marks, id }: Code): string {
  const lines = highlight(language, text).split('\n');
  const last = lines.length - 1;
  const marked = lines.map((line, i) => lineHtml(line, marks?.get(i + 1), i === last ? '' : '\n'));
  const anchor = id === undefined ? '' : ` id="${escapeHtml(id)}"`;
  const classes = marks ? ' class="has-marks"' : '';
  return [
    `<div class="language-${language}"><button title="Copy" class="copy" aria-label="Copy this code"></button>`,
    `<span class="lang">${language}</span>`,
    `<pre tabindex="0"${anchor}${classes}><code>${marked.join('')}</code></pre></div>`,
  ].join('');
}

/** A note is a block: the line break stands in front of it. */
function lineHtml(line: string, mark: Mark | undefined, end: string): string {
  if (!mark) return line + end;
  // `diff remove` and `vp-copy-ignore` are what VitePress leaves out when it copies.
  const look = { added: ' added', removed: ' diff remove', elided: ' elided vp-copy-ignore' };
  const classes = `line${mark.look ? look[mark.look] : ''}${mark.isError ? ' error' : ''}`;
  const note = mark.note === undefined ? '' : `<span class="line-note vp-copy-ignore">${escapeHtml(mark.note)}</span>`;
  return `<span class="${classes}">${line}${end}</span>${note}`;
}
