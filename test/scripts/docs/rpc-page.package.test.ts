import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createContext } from '../../../scripts/docs/context.js';
import { rpcKind } from '../../../scripts/docs/rpc-page.js';
import { KINDS } from '../../../scripts/docs/site/kinds.js';
import { pageMarkdown } from '../../../scripts/docs/site/page-markdown.js';
import { readTree } from '../../../src/source/tree.js';
import { toRunnable } from '../../lib/example.js';
import { ownFolder } from '../../lib/own-folder.js';
import { root } from '../../lib/root.js';
import { runNode } from '../../lib/run-node.js';

test('the quick start on the page runs', async () => {
  const [page] = await rpcKind.pages(createContext(readTree(root), KINDS));
  const markdown = page ? pageMarkdown(page, '2026-11-30') : '';
  const [, code = ''] = /```ts\n(.*?)```/s.exec(markdown) ?? [];
  const { script, claims } = toRunnable(code);
  expect(claims).toBe(1);
  const folder = ownFolder();
  writeFileSync(join(folder, 'quick-start.mjs'), script);
  expect(runNode(folder, 'quick-start.mjs')).toEqual({ code: 0, stdout: '', stderr: '' });
});
