import { rmSync } from 'node:fs';
import markdownIt from 'markdown-it';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkTree } from '../../../scripts/check/check-tree.js';
import type { Outputs } from '../../../scripts/codegen/output.js';
import { renderOutputs } from '../../../scripts/codegen/render-outputs.js';
import { KINDS } from '../../../scripts/docs/site/kinds.js';
import { makeStage, type Stage } from '../../../scripts/docs/site/make-site.js';
import { withEntries } from '../../../scripts/releases/changelog.js';
import { subschemas } from '../../../src/source/schema.js';
import { readTree, type Tree } from '../../../src/source/tree.js';
import { ALL_HOSTILE, layHostileTree, onOneLine, readProse, WORDS } from '../../lib/hostile-tree.js';

/** Passes HTML and links of any kind on, as some readers do. */
const reader = markdownIt({ html: true });
reader.validateLink = () => true;

const NO_MARKUP = /<(?:script|img|svg|template|javascript)\b|(?:src|href)="(?:x|javascript:)/i;

let tree: Tree;
let stage: Stage;
let outputs: Outputs;

beforeAll(async () => {
  const { root } = layHostileTree();
  tree = readTree(root);
  expect(checkTree(tree)).toEqual([]);
  stage = await makeStage(tree, { kinds: KINDS, isDev: false });
  outputs = await renderOutputs(tree);
  return () => rmSync(root, { recursive: true, force: true });
});

const fileOf = (name: string): string => stage.get(name) ?? '';

describe('the site of hostile sources', () => {
  test('has no markup in its bodies, its search and its menu but its own', () => {
    const pages = [...stage].filter(([file]) => /^(?:bodies|search)\//.test(file));
    expect(pages.length).toBeGreaterThan(15);
    for (const [, html] of pages) expect(html.replace(/<svg class="map"/, '')).not.toMatch(NO_MARKUP);
    expect(fileOf('site.json')).toContain('in &lt;/script&gt;&lt;/template&gt;');
    expect(fileOf('site.json')).not.toContain('<');
    for (const [, html] of pages) expect(html).not.toContain('{{');
  });

  test('has no markup in its Markdown but its own, whoever reads it', () => {
    const twins = [...stage].filter(([file]) => /^pages\/public\/.*\.(?:md|txt)$/.test(file));
    expect(twins.length).toBeGreaterThan(10);
    for (const [file, markdown] of twins) {
      if (file.includes('braces')) continue;
      const html = reader.render(markdown.replace(/^---\n.*?\n---\n/s, ''));
      expect(html).not.toMatch(NO_MARKUP);
      expect([...html.matchAll(/<h1>/g)]).toHaveLength(1);
      expect([...html.matchAll(/<hr|<blockquote>\n<p>a quote/g)]).toEqual([]);
    }
  });

  test('gives VitePress pages without a tag in their data', () => {
    const shells = [...stage].filter(([file]) => /^pages\/docs\/.*\.md$/.test(file) && !file.includes('braces'));
    expect(shells.length).toBeGreaterThan(8);
    for (const [, shell] of shells)
      expect(shell).toMatch(
        /^---\ntitle: "[^<\n]*"\ndescription: "[^<\n]*"\n(?:aside: false\n)?---\n\n<PageBody \/>\n$/,
      );
  });

  test('says each page on one line of llms.txt', () => {
    const lines = fileOf('pages/public/llms.txt')
      .split('\n')
      .filter((line) => line.includes('/docs/contracts/live.greeting.md'));
    expect(lines).toHaveLength(1);
    expect(reader.render(lines[0] ?? '')).toMatch(
      /^<ul>\n<li><a href="[^"<]*">LiveGreeting<\/a>: [^<]*<\/li>\n<\/ul>\n$/,
    );
  });
});

describe('what is generated of hostile sources', () => {
  test('is code without an error, whose comments and texts end where they should', () => {
    const modules = [...outputs].filter(([file]) => file.endsWith('.ts'));
    expect(modules.length).toBeGreaterThan(20);
    const errors = modules.flatMap(([file, text]) => {
      const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true, fileName: file });
      return diagnostics.map(({ messageText }) => `${file}: ${messageText}`);
    });
    expect(errors).toEqual([]);
    for (const [file, text] of modules) expect(identifiersIn(text), file).not.toContain('hacked');
  });

  test('is a type that has the fields of the schema, each with its own words', () => {
    const source = ts.createSourceFile(
      'types.ts',
      outputs.get('src/generated/types.ts') ?? '',
      ts.ScriptTarget.Latest,
      true,
    );
    const found = source.statements.find(
      (each) => ts.isInterfaceDeclaration(each) && each.name.text === 'LiveGreeting',
    );
    const members = found && ts.isInterfaceDeclaration(found) ? found.members.filter(ts.isPropertySignature) : [];
    const names = members.map(({ name }) => (ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : ''));
    expect(names).toEqual(expect.arrayContaining([...ALL_HOSTILE]));
    const types = members.map(({ type }) => type?.getText() ?? '');
    for (const text of ALL_HOSTILE) {
      const type = types[names.indexOf(text)] ?? '';
      expect(new Function(`return ${type.replace(/^\((.*) \| ("other")\)$/s, '[$1, $2]')}`)()).toEqual([text, 'other']);
    }
  });

  test('is an OpenAPI document whose descriptions read as they are written, and whose names are names', () => {
    const document = JSON.parse(outputs.get('openapi/live.json') ?? '');
    const schema = document.components.schemas.LiveGreeting;
    const descriptions = [...subschemas(schema)].flatMap(({ schema: { description } }) => description ?? []);
    expect(descriptions.length).toBeGreaterThan(ALL_HOSTILE.length);
    for (const text of ALL_HOSTILE) {
      const html = reader.render(schema.properties[text].description);
      expect(html, text).toMatch(/^<p>(?:[^<]|<\/?code>)*<\/p>\n$/);
      expect(schema.properties[text].enum).toEqual([text, 'other']);
    }
    const [path = ''] = Object.keys(document.paths);
    expect(path).toBe("/a/{id}/%3C/script%3E%22$(id)%60id%60!!%7Bx%7D'%5C%25%7C%5Bx%5D(javascript:1)/{id_2}");
    expect(reader.render(document.paths[path].post.description)).toMatch(/^<p>(?:[^<]|<\/?code>)*<\/p>\n$/);
    const names = Object.keys(document.components.securitySchemes);
    expect(names).toHaveLength(1);
    expect(names[0]).toMatch(/^token_[\w.-]+$/);
  });
});

/** The identifiers of a module: a text that got out of its quotes or its comment would be among them. */
function identifiersIn(text: string): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.push(node.text);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest));
  return found;
}

test('a changelog tells hostile differences as text, one to a line', () => {
  const words = ALL_HOSTILE.map((text) => `/a: "${text}" is refused`);
  const changelog = withEntries(undefined, [
    { name: 'live.greeting@1', version: '1.1.0', words: [...words, ...ALL_HOSTILE] },
  ]);
  const html = reader.render(changelog);
  expect(html).not.toMatch(NO_MARKUP);
  expect([...html.matchAll(/<li>/g)]).toHaveLength(1 + 2 * ALL_HOSTILE.length);
  expect(
    [...html.matchAll(/<(\w+)/g)].map(([, name]) => name).filter((name) => !/^(?:h[123]|ul|li|code)$/.test(name ?? '')),
  ).toEqual([]);
  expect(html).toContain(`<li>${reader.utils.escapeHtml(onOneLine(words[0] ?? ''))}</li>`);
});

test('the description of a contract reads on its page and in its Markdown as it is written', () => {
  const markdown = fileOf('pages/public/docs/contracts/live.greeting.md');
  const html = reader.render(markdown.split('\n## ')[0]?.replace(/^---\n.*?\n---\n/s, '') ?? '');
  const said = reader.utils.escapeHtml(readProse(WORDS));
  expect(html.replace(/<\/?code>/g, '')).toContain(`<p>${said}</p>`);
});
