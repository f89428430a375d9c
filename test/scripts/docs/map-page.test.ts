import { expect, test } from 'vitest';
import { createContext } from '../../../scripts/docs/context.js';
import { graphOf } from '../../../scripts/docs/map/graph.js';
import { BOX, type Box, layOut } from '../../../scripts/docs/map/layout.js';
import { mapKind } from '../../../scripts/docs/map-page.js';
import { KINDS } from '../../../scripts/docs/site/kinds.js';
import { pageMarkdown } from '../../../scripts/docs/site/page-markdown.js';
import { readTree } from '../../../src/source/tree.js';
import { root } from '../../lib/root.js';
import { makeTree } from '../../lib/tree.js';

const tree = readTree(root);
const graph = graphOf(tree);
const { boxes, lines, width, height } = layOut(graph);
const named = (kind: Box['kind']): string[] => boxes.filter((box) => box.kind === kind).map(({ name }) => name);

test('every contract, capability and function has a box', () => {
  expect(named('contract').sort()).toEqual(tree.contracts.map(({ name }) => name));
  expect(named('capability')).toHaveLength(3);
  expect(named('function')).toHaveLength(23);
  expect(named('service')).toEqual(['iii', 'live', 'network', 'run']);
});

test('no two boxes overlap, and all are inside the picture', () => {
  const overlaps = boxes.flatMap((a, i) =>
    boxes.slice(i + 1).filter((b) => a.x < b.x + b.width && b.x < a.x + a.width && Math.abs(a.y - b.y) < BOX),
  );
  expect(overlaps).toEqual([]);
  expect(boxes.filter(({ x, y, width: own }) => x < 0 || y < 0 || x + own > width || y + BOX > height)).toEqual([]);
});

test('lines say who takes and gives what, and what refers to what', () => {
  const told = lines.map(({ kind, from, to }) => `${from.name} ${kind} ${to.name}`);
  expect(told).toContain('sandbox::exec takes sandbox.exec-request@1');
  expect(told).toContain('sandbox::exec gives sandbox.exec-response@1');
  expect(told).toContain('sandbox.exec-request@1 refers sandbox.env@1');
  expect(lines.filter(({ kind }) => kind === 'refers')).toHaveLength(graph.references.length);
});

test('the words say the same as the picture', async () => {
  const [page] = await mapKind.pages(createContext(tree, KINDS));
  const markdown = page ? pageMarkdown(page, '2026-11-30') : '';
  const shown = new Set(boxes.filter(({ kind }) => kind !== 'service').map(({ name }) => name));
  expect([...shown].filter((name) => !markdown.includes(`[\`${name}\`]`))).toEqual([]);
});

test('a contract that stands alone is shown', async () => {
  const { root: small } = makeTree();
  const [page] = await mapKind.pages(createContext(readTree(small), KINDS));
  const markdown = page ? pageMarkdown(page, '2026-11-30') : '';
  expect(markdown).toContain(
    '- [`live.greeting@1`](/docs/contracts/live.greeting.md), which is the request or response of none',
  );
  expect(markdown).toContain('No contract refers to another.');
});
