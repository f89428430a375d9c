import { ReflectionKind } from 'typedoc';
import { expect, test } from 'vitest';
import { createContext } from '../../../scripts/docs/context.js';
import { convertEntries } from '../../../scripts/docs/reference/convert.js';
import { entriesOf } from '../../../scripts/docs/reference/entries.js';
import { renderReference } from '../../../scripts/docs/reference/render.js';
import { KINDS } from '../../../scripts/docs/site/kinds.js';
import { readTree } from '../../../src/source/tree.js';
import { root } from '../../lib/root.js';
import { makeTree } from '../../lib/tree.js';

const tree = readTree(root);
const entries = entriesOf(root);
const TIMEOUT = 180_000;

test('the entries are those of package.json that have a source', () => {
  expect(entries.slice(0, 3)).toEqual([
    { specifier: 'openvibe-contracts', page: 'main', file: 'src/index.ts' },
    { specifier: 'openvibe-contracts/rpc', page: 'rpc', file: 'src/rpc/index.ts' },
    { specifier: 'openvibe-contracts/capabilities', page: 'capabilities', file: 'src/capabilities/index.ts' },
  ]);
  expect(entriesOf(makeTree().root)).toEqual([]);
});

test('TypeDoc warns of nothing, and every function has words and an example', { timeout: TIMEOUT }, async () => {
  const { project } = await convertEntries(tree, entries);
  const functions = project
    .getReflectionsByKind(ReflectionKind.CallSignature)
    .filter(({ parent }) => parent?.kindOf(ReflectionKind.Function));
  expect(functions.length).toBeGreaterThan(10);
  const bare = functions.filter(
    ({ comment }) => !comment?.hasVisibleComponent() || comment.getTag('@example') === undefined,
  );
  expect(bare.map(({ name }) => name)).toEqual([]);
});

test('names lead to the pages that tell of them', { timeout: TIMEOUT }, async () => {
  const pages = await renderReference(createContext(tree, KINDS), entries);
  const main = pages.get('main') ?? '';
  expect(main).toContain('### Contract {#contract-type}');
  expect(main).toContain('[`Contract`](/docs/reference/main#contract-type)');
  expect(main).toContain('[`ContractTypes`](/docs/contracts/)');
  expect(pages.get('rpc')).toContain('[`SandboxExecRequest`](/docs/contracts/sandbox.exec-request)');
  expect(pages.get('rpc')).toContain('[`sandbox::exec`](/docs/rpc/sandbox#sandbox-exec)');
});
