import { expect, test } from 'vitest';
import { readSite, siteFiles } from './lib/dist.js';

const known = new Set(siteFiles);
const pages = siteFiles.filter((file) => file.endsWith('.html') && file !== '/404.html');

/** The file that a server answers an address with. */
const fileOf = (path: string): string | undefined =>
  [path, `${path}.html`, `${path}index.html`].find((file) => known.has(file));

const decode = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

const anchors = new Map<string, ReadonlySet<string>>();
function anchorsOf(file: string): ReadonlySet<string> {
  const found =
    anchors.get(file) ?? new Set([...readSite(file).matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => decode(id)));
  anchors.set(file, found);
  return found;
}

/** What is wrong with the links of a text; addresses of other sites are for their people to keep. */
function brokenLinks(file: string, links: Iterable<string>): string[] {
  const from = `http://site${file.replace(/index\.html$/, '').replace(/\.html$/, '')}`;
  return [...links].flatMap((link) => {
    const url = new URL(decode(link), from);
    if (url.host !== 'site') return [];
    const target = fileOf(decodeURIComponent(url.pathname));
    if (target === undefined) return [`${file}: ${link} leads nowhere`];
    const anchor = decodeURIComponent(url.hash.slice(1));
    const isThere = anchor === '' || !target.endsWith('.html') || anchorsOf(target).has(anchor);
    return isThere ? [] : [`${file}: ${link} has no such anchor`];
  });
}

test('every link and anchor of every page leads somewhere', () => {
  const links = pages.map(
    (file) => [file, [...readSite(file).matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, link = '']) => link)] as const,
  );
  expect(links.flatMap(([, list]) => list).length).toBeGreaterThan(1000);
  expect(links.flatMap(([file, list]) => brokenLinks(file, list))).toEqual([]);
});

test('every link of every Markdown version leads somewhere', () => {
  const twins = siteFiles.filter((file) => file.endsWith('.md'));
  const links = twins.map(
    (file) => [file, [...readSite(file).matchAll(/\]\((\/[^)\s#]*)/g)].map(([, link = '']) => link)] as const,
  );
  expect(links.flatMap(([, list]) => list).length).toBeGreaterThan(100);
  expect(links.flatMap(([file, list]) => brokenLinks(file, list))).toEqual([]);
});

test('no anchor is given twice on a page', () => {
  const twice = pages.flatMap((file) => {
    const ids = [...readSite(file).matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
    return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${file}: ${id}`);
  });
  expect(twice).toEqual([]);
});
