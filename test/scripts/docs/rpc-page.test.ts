import { agentApiReference } from 'openvibe-contracts/rpc';
import { expect, test } from 'vitest';
import { createContext } from '../../../scripts/docs/context.js';
import { schemaShape } from '../../../scripts/docs/rpc/schema-shape.js';
import { rpcsIn } from '../../../scripts/docs/rpc-address.js';
import { rpcKind } from '../../../scripts/docs/rpc-page.js';
import { KINDS } from '../../../scripts/docs/site/kinds.js';
import { pageMarkdown } from '../../../scripts/docs/site/page-markdown.js';
import { readTree } from '../../../src/source/tree.js';
import { root } from '../../lib/root.js';

const tree = readTree(root);
const context = createContext(tree, KINDS);
const [page] = await rpcKind.pages(context);
const files = new Map((await rpcKind.files?.(context)) ?? []);
const markdown = page ? pageMarkdown(page, '2026-11-30') : '';
const [rpc] = rpcsIn(tree);
const { functions, errorCodes } = rpc?.manifest ?? { functions: [], errorCodes: [] };

test('the page stands at the name of the interface', () => {
  expect(page?.address).toBe('/docs/rpc/sandbox');
  expect([functions.length, errorCodes.length]).toEqual([23, 26]);
});

test('every function has what it takes and gives, its errors, and its place', () => {
  for (const { id, request, response, errors } of functions) {
    const [, part = ''] = markdown.split(new RegExp(`^### \`${id}\`$`, 'm'));
    const [own = ''] = part.split(/^##/m);
    expect(own).toContain(`**Request:** [\`${request}\`]`);
    expect(own).toContain(`**Response:** [\`${response}\`]`);
    expect(own.match(/^Errors: (.*)\.$/m)?.[1]?.match(/S\d{3}(?=`)/g)).toEqual(errors);
    expect(context.link(id)).toBe(`[\`${id}\`](/docs/rpc/sandbox#${id.replaceAll('::', '-')})`);
  }
});

test('every code has what it means and what to do', () => {
  const rows = markdown.match(/^\| `S\d{3}` \|.*$/gm) ?? [];
  expect(rows.map((row) => row.slice(3, 7))).toEqual(errorCodes.map(({ code }) => code));
  expect(rows.find((row) => row.includes('`S102`'))).toBe(
    '| `S102` | transient | yes | Pulling the image failed. | Send the same request again after a short wait. |',
  );
});

test('the rules of a function say which field they speak of', () => {
  expect(markdown).toContain('- `cpus`: Must be 1 or more. Else [`S001`](/docs/rpc/sandbox.md#S001).');
});

test('agent-api-reference.json is what the package gives', () => {
  const text = files.get('/docs/rpc/sandbox/agent-api-reference.json') ?? '{}';
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(agentApiReference())));
});

test('agent-context.md has every function and code, and is short', () => {
  const text = files.get('/docs/rpc/sandbox/agent-context.md') ?? '';
  expect(text.match(/^### .+$/gm)).toEqual(functions.map(({ id }) => `### ${id}`));
  expect(text.match(/^- S\d{3}/gm)).toEqual(errorCodes.map(({ code }) => `- ${code}`));
  expect(text).toContain('- takes `{ sandbox_id: string, wait?: boolean }`');
  // In characters; a prompt has other things to hold.
  expect(text.length).toBeLessThan(25_000);
});

test.each([
  ['sandbox.env@1', 'string[] | { [name]: string }'],
  ['sandbox.catalog-list-response@1', '{ images: { name: string, kind: "preset" | "custom", oci_ref: string }[] }'],
  ['sandbox.list-request@1', '{}'],
  ['sandbox.stop-response@1', '{ sandbox_id: string, stopped: boolean }'],
])('the shape of %s on one line', (name, shape) => {
  const contract = tree.contracts.find((each) => each.name === name);
  expect(contract && schemaShape(tree, contract, contract.schema)).toBe(shape);
});
