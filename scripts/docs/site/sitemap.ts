import { escapeHtml } from '../../markup/escape-html.js';
import { ORIGIN } from '../origin.js';
import type { Page } from '../page.js';

/** sitemap.xml (sitemaps.org, protocol 0.9). */
export function sitemapXml(pages: readonly Page[], updatedOf: (sources: readonly string[]) => string): string {
  const urls = pages.map(
    ({ address, sources }) =>
      `<url><loc>${escapeHtml(ORIGIN + address)}</loc><lastmod>${updatedOf(sources)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
