import { expect, test } from 'vitest';
import { apiKind } from '../../../scripts/docs/api-page.js';
import { grantText } from '../../../scripts/docs/capability/grant.js';
import { capabilityKind } from '../../../scripts/docs/capability-page.js';
import { createContext } from '../../../scripts/docs/context.js';
import { KINDS } from '../../../scripts/docs/site/kinds.js';
import { pageMarkdown } from '../../../scripts/docs/site/page-markdown.js';
import { readTree, type Tree } from '../../../src/source/tree.js';
import { root } from '../../lib/root.js';
import { makeTree } from '../../lib/tree.js';

async function markdownOf(kind: typeof capabilityKind, address: string, tree: Tree = readTree(root)): Promise<string> {
  const page = (await kind.pages(createContext(tree, KINDS))).find((each) => each.address === address);
  if (!page) throw new Error(`${address} is not there`);
  return pageMarkdown(page, '2026-11-30');
}

test('a capability says all that its manifest says', async () => {
  const markdown = await markdownOf(capabilityKind, '/docs/capabilities/live.agent_sandbox.register');
  const facts = [...markdown.matchAll(/^- \*\*(.+?):\*\* (.+)$/gm)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(facts)).toMatchObject({
    Owner: 'live',
    'Token audience': '`openvibe.live`',
    Version: '1.0',
    Status: 'active',
    'Resource constraints': '`owner`',
    'Quota class': 'standard',
    Permissions: '`live:write`',
    Events: 'none',
    Visibility: 'internal',
  });
  expect(markdown).toContain('> **No app can be granted it: it is active and internal.**');
  expect(markdown).toContain('(/docs/api/live.md#cap-live.agent_sandbox.register)');
  expect(markdown).toMatch(/## Input\n\n\[`live.agent-sandbox-worker-request@1`\]/);
  expect(markdown).toMatch(/## Output\n\n\[`live.agent-sandbox-worker-result@1`\]/);
});

test.each([
  ['active', 'public', 'grantable'],
  ['deprecated', 'public', 'grantable'],
  ['active', 'partner', 'partners only'],
  ['active', 'first-party', 'not grantable'],
  ['active', 'internal', 'not grantable'],
  ['planned', 'public', 'not grantable'],
  ['retired', 'public', 'not grantable'],
])('an app and a capability that is %s and %s: %s', (status, visibility, short) => {
  expect(grantText({ status, visibility }).short).toBe(short);
});

test('an operation tells of security, bodies, answers and a call', async () => {
  const markdown = await markdownOf(apiKind, '/docs/api/run');
  const headings = markdown.match(/^#{1,3} .+$/gm);
  expect(headings).toEqual(['# API of run', '## `POST /api/v1/jobs`', '### Request', '### Answers', '### curl']);
  const statuses = [...markdown.matchAll(/^\| (\d\w\w) \|/gm)].map(([, status]) => status);
  expect(statuses).toEqual(['200', '201', '400', '401', '403', '413', '422']);
  expect(markdown).toContain(
    'a value of the contract [`run.job-create-request@1`](/docs/contracts/run.job-create-request.md).',
  );
  expect(markdown).toContain('curl -X POST "$RUN_URL/api/v1/jobs"');
});

test('a capability of a small tree, with two routes, an event and a variable part', async () => {
  const { root: small, write } = makeTree();
  const capability = {
    ...{ id: 'live.greeting.send', version: '2.1', owner: 'live', status: 'deprecated', visibility: 'partner' },
    ...{ permissions: [], resourceConstraints: ['none'], quotaClass: 'bulk', events: ['live.greeted'] },
    ...{ inputSchema: 'live.greeting@1', implementedBy: ['PUT /api/greetings/:name', 'POST /api/greetings'] },
  };
  write('manifests/capabilities/live.greeting.send.json', capability);
  const tree = readTree(small);
  const page = await markdownOf(capabilityKind, '/docs/capabilities/live.greeting.send', tree);
  expect(page).toContain('- [`PUT /api/greetings/{name}`](/docs/api/live.md#cap-live.greeting.send)');
  expect(page).toContain('- [`POST /api/greetings`](/docs/api/live.md#cap-live.greeting.send-2)');
  expect(page).toContain('- **Events:** `live.greeted`');
  expect(page).toContain('- **Resource constraints:** none');
  expect(page).toContain('> Deprecated: leave it behind.');
  expect(page).toContain('## Output\n\nIts manifest names no contract for what it gives.');
  const api = await markdownOf(apiKind, '/docs/api/live', tree);
  expect(api).toContain('curl -X PUT "$LIVE_URL/api/greetings/$NAME"');
  expect([...((await apiKind.files?.(createContext(tree, KINDS))) ?? [])].map(([file]) => file)).toEqual([
    '/docs/api/live.json',
  ]);
});
