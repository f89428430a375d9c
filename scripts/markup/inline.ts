import { escapeHtml } from './escape-html.js';

// Inline Markdown as pages use it: `code`, **strong**, [text](address), and a backslash in front of what is meant as it stands.

/**
 * Plain text such that nothing in it is taken for markup, here and by other readers of Markdown. Whatever comes out of the sources goes
 * through this or `inlineCode` into inline Markdown.
 */
export const escapeInline = (text: string): string =>
  onOneLine(text).replace(/[\\`*[\]<|&~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&');

/** Plain text in which only what stands in backquotes is markup. */
export const inlineWithCode = (text: string): string => proseWith(text, inlineCode);

/** Plain text in which `code` becomes what `codeOf` makes of it, and all else stands as it is. */
export const proseWith = (text: string, codeOf: (code: string) => string): string =>
  text
    .split(/(`[^`]+`)/)
    .map((part, i) => (i % 2 === 1 ? codeOf(onOneLine(part.slice(1, -1))) : escapeInline(part)))
    .join('');

/** A line break would end the paragraph, the row or the heading. */
export const onOneLine = (text: string): string => text.replace(/\s*[\n\r\v\f\u0085\u2028\u2029]\s*/g, ' ');

/** Text as code, whatever it holds (CommonMark 0.31.2, section 6.1). What breaks the line is written as JSON writes it. */
export function inlineCode(text: string): string {
  // There is no code without a character.
  if (text === '') return '`""`';
  const code = text.replace(/[\n\r\v\f\u0085\u2028\u2029]/g, (each) => CODES[each] ?? each);
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const isPadded = /^`|`$|^ .*[^ ].* $/s.test(code);
  const pad = isPadded ? ' ' : '';
  return `${fence}${pad}${code}${pad}${fence}`;
}

const CODES: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\v': '\\u000b',
  '\f': '\\f',
  '\u0085': '\\u0085',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

const TOKEN =
  /\\(?<escaped>[\\`*[\]<|&~_])|(?<!(?<!\\)`)(?<fence>`+)(?!`)(?<code>.*?[^`])\k<fence>(?!`)|\*\*(?<strong>.+?)\*\*|\[(?<label>(?:\\.|`[^`]*`|[^\]\\])*)\]\((?<address>[^)\s]*)\)/gs;

/** The HTML of a line of inline Markdown. */
export function inlineHtml(markdown: string): string {
  let html = '';
  let from = 0;
  for (const match of markdown.matchAll(TOKEN)) {
    html += escapeHtml(markdown.slice(from, match.index)) + tokenHtml(match.groups ?? {});
    from = match.index + match[0].length;
  }
  return html + escapeHtml(markdown.slice(from));
}

function tokenHtml({ escaped, code, strong, label, address }: Record<string, string | undefined>): string {
  if (escaped !== undefined) return escapeHtml(escaped);
  if (code !== undefined) return `<code>${escapeHtml(unpadded(code))}</code>`;
  if (strong !== undefined) return `<strong>${inlineHtml(strong)}</strong>`;
  const text = inlineHtml(label ?? '');
  return SAFE_ADDRESS.test(address ?? '') ? `<a href="${escapeHtml(address ?? '')}">${text}</a>` : text;
}

/** A page or a place on the site, or a site of others; no script. */
const SAFE_ADDRESS = /^(?:\/|#|https:\/\/)/;

/** What a reader sees of inline Markdown, as plain text. */
export const inlineText = (markdown: string): string =>
  markdown.replace(TOKEN, (...match) => {
    const { escaped, code, strong, label } = match.at(-1) as Record<string, string | undefined>;
    return escaped ?? (code === undefined ? undefined : unpadded(code)) ?? inlineText(strong ?? label ?? '');
  });

/** Inline Markdown in which each `code` becomes what `codeOf` makes of it. */
export const mapCode = (markdown: string, codeOf: (code: string) => string): string =>
  markdown.replace(TOKEN, (...match) => {
    const [all] = match;
    const { code } = match.at(-1) as Record<string, string | undefined>;
    return code === undefined ? all : codeOf(unpadded(code));
  });

/** A space at either end is no part of the code. */
const unpadded = (code: string): string => code.replace(/^ (.*[^ ].*) $/s, '$1');
