import { describe, expect, test } from 'vitest';
import type { Block } from '../../../scripts/markup/block.js';
import { escapeInline, inlineCode, inlineHtml, inlineText } from '../../../scripts/markup/inline.js';
import { toHtml } from '../../../scripts/markup/to-html.js';
import { toMarkdown } from '../../../scripts/markup/to-markdown.js';

describe('inline Markdown', () => {
  test.each([
    ['a `b<c` d', 'a <code>b&lt;c</code> d', 'a b<c d'],
    ['**bold** and [`x`](/docs/y#z)', '<strong>bold</strong> and <a href="/docs/y#z"><code>x</code></a>', 'bold and x'],
    [inlineCode('a`b'), '<code>a&#96;b</code>', 'a`b'],
    [inlineCode('``'), '<code>&#96;&#96;</code>', '``'],
    ['string \\| null', 'string | null', 'string | null'],
    ['one, `two', 'one, &#96;two', 'one, `two'],
  ])('%s', (markdown, html, text) => {
    expect(inlineHtml(markdown)).toBe(html);
    expect(inlineText(markdown)).toBe(text);
  });

  test.each(['*a* [b](c) `d` <e> f|g \\h', '**', '[', '\\', '<script>alert(1)</script>'])(
    '%s stands as it is',
    (text) => {
      expect(inlineText(escapeInline(text))).toBe(text);
      expect(inlineHtml(escapeInline(text))).not.toMatch(/<(?!\/?code)/);
    },
  );
});

const blocks: readonly Block[] = [
  { kind: 'heading', level: 2, text: 'What `a` is' },
  {
    kind: 'table',
    label: 'Things',
    columns: ['Name', 'Type', 'Asked'],
    rows: [{ id: 'row-a', cells: ['`a.b_c`', 'string \\| null', ['maxLength 64', '= "x"']] }],
  },
  {
    kind: 'code',
    language: 'json',
    text: '{\n  "a": 1,\n  "a": "1"\n}',
    marks: new Map([
      [2, { look: 'removed' }],
      [3, { look: 'added', isError: true, note: '/a must be 1' }],
    ]),
  },
];

test('a page as Markdown', () => {
  expect(toMarkdown(blocks)).toBe(`## What \`a\` is

| Name | Type | Asked |
| --- | --- | --- |
| \`a.b_c\` | string \\| null | maxLength 64; = "x" |

\`\`\`diff
 {
-  "a": 1,
+  "a": "1"  ← /a must be 1
 }
\`\`\``);
});

test('the same page as HTML', () => {
  const html = toHtml(blocks);
  expect(html).toContain(
    '<h2 id="what-a-is" tabindex="-1">What <code>a</code> is <a class="header-anchor" href="#what-a-is"',
  );
  expect(html).toContain('<th role="rowheader" scope="row"><code>a.<wbr>b_<wbr>c</code></th>');
  expect(html).toContain(
    '<td role="cell" data-column="Asked"><ul><li>maxLength 64</li><li>= &quot;x&quot;</li></ul></td>',
  );
  expect(html).toContain(
    '<span class="line added error">  <span class="k">&quot;a&quot;</span>: <span class="s">&quot;1&quot;</span>\n</span><span class="line-note vp-copy-ignore">/a must be 1</span>}',
  );
});
