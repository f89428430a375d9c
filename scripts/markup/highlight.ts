import type { Code } from './block.js';
import { escapeHtml } from './escape-html.js';

const JSON_TOKEN =
  /(?<key>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\\n]|\\.)*")|(?<literal>-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b)/g;
const SCRIPT_TOKEN =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`)|(?<key>\b(?:import|from|export|const|if|return|interface|type|new|await|require)\b)|(?<literal>\b(?:\d[\d.]*|true|false|null|string|number|boolean|unknown)\b)/g;
const SHELL_TOKEN = /(?<comment>(?<=^|\s)#[^\n]*)|(?<string>'[^']*'|"[^"]*")|(?<key>(?<=\s)--?[a-zA-Z][\w-]*)/g;

const TOKENS: Readonly<Record<Code['language'], RegExp | undefined>> = {
  json: JSON_TOKEN,
  js: SCRIPT_TOKEN,
  ts: SCRIPT_TOKEN,
  sh: SHELL_TOKEN,
  text: undefined,
};

const CLASSES: Readonly<Record<string, string>> = { key: 'k', string: 's', literal: 'n', comment: 'c' };

/** Code as HTML with a class of one letter on what stands out; a token never spans lines, so that lines can be marked. */
export function highlight(language: Code['language'], text: string): string {
  const token = TOKENS[language];
  if (!token) return escapeHtml(text);
  let html = '';
  let from = 0;
  for (const match of text.matchAll(token)) {
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0] ?? '';
    const spans = match[0].split('\n').map((line) => `<span class="${CLASSES[kind]}">${escapeHtml(line)}</span>`);
    html += escapeHtml(text.slice(from, match.index)) + spans.join('\n');
    from = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(from));
}
