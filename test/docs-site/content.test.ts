import { describe, expect, test } from 'vitest';
import { contractAddress } from '../../scripts/docs/contract-address.js';
import { parse } from '../../src/parse.js';
import { readTree } from '../../src/source/tree.js';
import { root } from '../lib/root.js';
import { dist, readSite, siteFiles } from './lib/dist.js';

const tree = readTree(root);

describe.each(tree.contracts)('$name', (contract) => {
  const address = contractAddress(tree, contract);

  test('has its page, its Markdown and its schema', () => {
    const html = readSite(`${address}.html`);
    for (const id of [
      'fields',
      'examples',
      'try-it',
      'use-it',
      'typescript-type',
      'schema',
      'references',
      'versions',
    ]) {
      expect(html).toContain(` id="${id}"`);
    }
    const { valid, rejected, ruleViolations } = contract.fixtures;
    expect(html.match(/<details id="(?:valid|rejected|rule-violations)-/g)?.length).toBe(
      valid.length + rejected.length + ruleViolations.length,
    );
    expect(readSite(`${address}.md`)).toMatch(
      /^---\ntitle: ".+"\ncanonical: "https:.+"\nupdated: "\d{4}-\d\d-\d\d"\n---\n/,
    );
    expect(JSON.parse(readSite(new URL(contract.url).pathname))).toEqual(contract.schema);
  });

  test('the validator of its page says what `parse` says, of every case', async () => {
    const { validate } = await import(
      `${dist}/docs/validators/${contract.domain}/${contract.base}.v${contract.major}.js`
    );
    const cases = JSON.parse(readSite(`${address}.cases.json`));
    const texts = ['valid', 'rejected', 'rule-violations']
      .flatMap((kind) => Object.values(cases[kind]))
      .map((value) => JSON.stringify(value));
    expect(texts.length).toBeGreaterThan(3);
    for (const text of [...texts, '{', '[1, 2', '{"a":1,"a":2}']) {
      for (const rules of [false, true]) {
        expect(validate(text, { rules })).toEqual(parse(contract.name as never, text, { rules }));
      }
    }
  });
});

test('llms.txt and sitemap.xml lead to every page', () => {
  const [llms, sitemap] = [readSite('/llms.txt'), readSite('/sitemap.xml')];
  const pages = siteFiles.filter((file) => file.startsWith('/docs/') && file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(tree.contracts.length);
  for (const page of pages) {
    const path = page.replace(/\.html$/, '');
    expect(llms).toContain(`https://openvibe.services${path}.md)`);
    expect(sitemap).toContain(`<loc>https://openvibe.services${path.replace(/index$/, '')}</loc>`);
  }
});
