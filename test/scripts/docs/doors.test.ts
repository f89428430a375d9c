import markdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { tagsInPageData, withoutTags } from '../../../scripts/docs/site/page-data.js';
import { anchorOf } from '../../../scripts/markup/anchor.js';
import {
  cellMarkdown,
  fencedMarkdown,
  headingMarkdown,
  paragraphMarkdown,
} from '../../../scripts/markup/block-markdown.js';
import { escapeHtml } from '../../../scripts/markup/escape-html.js';
import { frontMatter } from '../../../scripts/markup/front-matter.js';
import { escapeInline, inlineCode, inlineHtml, inlineText, inlineWithCode } from '../../../scripts/markup/inline.js';
import { scriptJson } from '../../../scripts/shared/script-json.js';
import { ALL_HOSTILE, onOneLine, readName, WORDS } from '../../lib/hostile-tree.js';

const TEXTS = [...ALL_HOSTILE, WORDS, 'nothing special, a_b 1 < 2', ' ', ' ` ', '  spaces  '];

/** Another reader of Markdown, in the form that GitHub reads; it passes HTML and links of any kind on, as some do. */
const reader = markdownIt({ html: true, linkify: false });
reader.validateLink = () => true;

/** The text of HTML that has no element but those that are named. */
function textOf(html: string, ...elements: string[]): string {
  const left = html.replace(/<\/?(\w+)[^<>]*>/g, (all, name: string) => (elements.includes(name) ? '' : all));
  expect(left).not.toMatch(/[<>]/);
  return left.replace(/&(?:lt|gt|quot|amp|#(\d+));/g, (all, code?: string) =>
    code === undefined ? (ENTITIES[all] ?? all) : String.fromCharCode(Number(code)),
  );
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

describe.each(TEXTS)('%j', (text) => {
  const plain = onOneLine(text);

  test('is text in HTML and in attributes, and nothing to Vue', () => {
    const html = escapeHtml(text);
    expect(html).not.toMatch(/[<>"'`]|\{\{/);
    expect(textOf(html)).toBe(text);
  });

  test('is text in a line of Markdown', () => {
    expect(textOf(reader.renderInline(escapeInline(text)))).toBe(plain);
    expect(inlineText(escapeInline(text))).toBe(plain);
    expect(textOf(inlineHtml(escapeInline(text)))).toBe(plain);
  });

  test('is code in a line of Markdown', () => {
    expect(reader.renderInline(inlineCode(text))).toMatch(/^<code>[^<]*<\/code>$/);
    expect(textOf(reader.renderInline(inlineCode(text)), 'code')).toBe(readName(text));
    expect(inlineText(inlineCode(text))).toBe(readName(text));
    expect(textOf(inlineHtml(inlineCode(text)), 'code')).toBe(readName(text));
  });

  test('is prose whose code is code', () => {
    const words = plain.replace(/`([^`]+)`/g, '$1');
    expect(inlineText(inlineWithCode(text))).toBe(words);
    expect(textOf(reader.renderInline(inlineWithCode(text)), 'code')).toBe(words);
  });

  test('is one paragraph, heading, item or cell', () => {
    const [line, shown] = [escapeInline(text), plain.trim()];
    const paragraph = reader.render(paragraphMarkdown(line));
    expect(textOf(paragraph, 'p').trim()).toBe(shown);
    expect(reader.render(headingMarkdown(3, line))).toBe(`<h3>${paragraph.trim().slice(3, -4)}</h3>\n`);
    expect(textOf(reader.render(`- ${paragraphMarkdown(line)}\n- b`), 'ul', 'li')).toBe(`\n${shown}\nb\n\n`);
    for (const [cell, read] of [
      [line, shown],
      [inlineCode(text), readName(text)],
    ] as const) {
      const row = reader.render(`| a | b |\n| - | - |\n| ${cellMarkdown(cell)} | end |`).split('<tbody>')[1] ?? '';
      const cells = [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, html = '']) => textOf(html, 'code'));
      expect(cells).toEqual([read, 'end']);
    }
  });

  test('is one block of code', () => {
    const html = reader.render(`${fencedMarkdown('text', text)}\n\nend`);
    expect(html).toMatch(/^<pre><code class="language-text">[^<]*<\/code><\/pre>\n<p>end<\/p>\n$/);
    expect(textOf(html.split('</pre>')[0] ?? '', 'pre', 'code')).toBe(`${text}\n`.replaceAll('\r\n', '\n'));
  });

  test('is a value of front matter, on one line', () => {
    const yaml = frontMatter({ title: text, description: 'two' });
    expect(yaml).toMatch(/^title: ".*"\ndescription: "two"\n$/);
    expect(parseYaml(yaml)).toEqual({ title: text, description: 'two' });
  });

  test('is an anchor that stands in an address as it is', () => {
    const anchor = anchorOf(text);
    expect(new URL(`https://a.b/#${anchor}`).hash).toBe(`#${anchor}`);
    expect(decodeURIComponent(anchor)).toBe(anchor);
    expect(anchor).toMatch(/^\S+$/);
  });

  test('is a value in a program, in a comment and within <script>', () => {
    const value = { [text]: [text], ['__proto__']: text };
    const code = scriptJson(value);
    expect(run(`return ${code}`)).toEqual(value);
    expect(run(`return ${scriptJson(value, 2)}`)).toEqual(value);
    expect(run(`// ${code}\nreturn 1`)).toBe(1);
    expect(code).not.toMatch(/<\/|<!/);
  });

  test('gets through the <script> in which VitePress keeps what it knows of a page', () => {
    const hidden = withoutTags(text);
    const script = `return JSON.parse(${JSON.stringify(JSON.stringify({ description: hidden }))})`;
    expect(script).not.toContain('<');
    const { code } = tagsInPageData.transform(script) ?? { code: script };
    expect(run(code)).toEqual({ description: text.replaceAll('\ue000', '\ufffd') });
  });
});

const run = (code: string): unknown => new Function(code)();

test('two texts never share an anchor', () => {
  const anchors = [...TEXTS, 'a b', 'a~20~b', 'a~b', 'a%20b', 'a"b'].map(anchorOf);
  expect(new Set(anchors).size).toBe(anchors.length);
});

test('a link leads to a page or to another site, and never runs anything', () => {
  expect(inlineHtml('[a](/docs/x) [b](#y) [c](https://z)')).toBe(
    '<a href="/docs/x">a</a> <a href="#y">b</a> <a href="https://z">c</a>',
  );
  expect(inlineHtml('[a](javascript:b) [c](data:text/html,d) [e](JavaScript:f)')).toBe('a c e');
});
