import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { ORIGIN } from '../../scripts/docs/origin.js';
import { tagsInPageData } from '../../scripts/docs/site/page-data.js';
import type { SiteMenu } from '../../scripts/docs/site/site-menu.js';
import { escapeHtml } from '../../scripts/markup/escape-html.js';

// `npm run docs` lays all pages on the stage and runs VitePress with its path.
const stage = process.env.DOCS_STAGE;
if (!stage) throw new Error('run `npm run docs` or `npm run docs:dev`, which make the pages first');
const menu: SiteMenu = JSON.parse(readFileSync(join(stage, 'site.json'), 'utf8'));

export default defineConfig({
  srcDir: join(stage, 'pages'),
  // What is copied as it is holds the Markdown versions.
  srcExclude: ['public/**'],
  outDir: process.env.DOCS_OUT ?? 'docs/.vitepress/dist',
  cleanUrls: true,
  // The map of all pages is a file of its own, rather than a part of every page.
  metaChunk: true,
  // Pages are loaded as documents, so that a chunk which is fetched before the click is of no use; and it fails at links within SVG.
  router: { prefetchLinks: false },
  lang: 'en',
  title: 'OpenVibe contracts',
  description: 'The wire contracts of the OpenVibe network.',
  // An own checker looks at all links of the built site, also those that VitePress does not see.
  ignoreDeadLinks: true,
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/docs/icon.svg' }]],
  transformHead: ({ page, description }) => {
    const address = page.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '');
    const twin = `/${page}`;
    return [
      // VitePress puts it there as it is, and escapes what we give save entities.
      ['meta', { name: 'description', content: escapeHtml(description) }],
      ['link', { rel: 'canonical', href: `${ORIGIN}/${address}` }],
      ['link', { rel: 'alternate', type: 'text/markdown', href: twin }],
    ];
  },
  // The themes whose colours have enough contrast.
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // Text and code of a guide or a docstring are text: Vue would run what stands between two pairs of braces.
    config: ({ renderer }) => {
      renderer.rules.text = (tokens, i) => escapeHtml(tokens[i]?.content ?? '');
      renderer.rules.code_inline = (tokens, i, _options, _env, { renderAttrs }) => {
        const token = tokens[i];
        return token ? `<code${renderAttrs(token)}>${escapeHtml(token.content)}</code>` : '';
      };
    },
  },
  vite: { plugins: [tagsInPageData] },
  // A folded group of the menu is a button around a button, which no screen reader can tell; the inner one stays. (See also the theme.)
  transformHtml: (html) => html.replaceAll('<div class="item" role="button" tabindex="0"', '<div class="item"'),
  themeConfig: {
    siteTitle: 'OpenVibe contracts',
    logoLink: '/docs/',
    nav: [...menu.nav],
    sidebar: menu.sidebar as Record<string, []>,
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        detailedView: false,
        _render: (source, env, markdown) => {
          const file = join(stage, 'search', env.relativePath.replace(/\.md$/, '.html'));
          return existsSync(file) ? readFileSync(file, 'utf8') : markdown.render(source, env);
        },
      },
    },
    footer: { message: `From openvibe-contracts ${menu.packageVersion}.` },
  },
});
