/** Inline Markdown as pages use it: `code`, **strong**, [text](address), and a backslash in front of what is meant as it stands. */

/** Plain text such that nothing in it is taken for markup. */
export const escapeInline = (text: string): string => text.replace(/[\\`*[\]<|]/g, '\\$&').replace(/\s*\n\s*/g, ' ');

/** Plain text in which only what stands in backquotes is markup. */
export const inlineWithCode = (text: string): string =>
  text
    .split(/(`[^`]+`)/)
    .map((part, i) => (i % 2 === 1 ? part : escapeInline(part)))
    .join('');

/** Text as code, whatever it holds (CommonMark 0.31.2, section 6.1). */
export function inlineCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const pad = longest > 0 ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const TOKEN =
  /\\(?<escaped>[\\`*[\]<|])|(?<fence>`+)(?<code>.*?[^`])\k<fence>(?!`)|\*\*(?<strong>.+?)\*\*|\[(?<label>(?:\\.|`[^`]*`|[^\]\\])*)\]\((?<address>[^)\s]*)\)/gs;

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
  return `<a href="${escapeHtml(address ?? '')}">${inlineHtml(label ?? '')}</a>`;
}

/** What a reader sees of inline Markdown, as plain text. */
export const inlineText = (markdown: string): string =>
  markdown.replace(TOKEN, (...match) => {
    const { escaped, code, strong, label } = match.at(-1) as Record<string, string | undefined>;
    return escaped ?? (code === undefined ? undefined : unpadded(code)) ?? inlineText(strong ?? label ?? '');
  });

/** Code with backquotes in it stands between spaces that are no part of it. */
const unpadded = (code: string): string => code.replace(/^ (.*`.*) $/s, '$1');
