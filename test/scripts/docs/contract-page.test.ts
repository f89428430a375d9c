import { expect, test } from 'vitest';
import { createContext, type DocsContext } from '../../../scripts/docs/context.js';
import { fieldBlocks } from '../../../scripts/docs/contract/fields.js';
import { contractAddress } from '../../../scripts/docs/contract-address.js';
import { KINDS } from '../../../scripts/docs/site/kinds.js';
import type { Row } from '../../../scripts/markup/block.js';
import { inlineText } from '../../../scripts/markup/inline.js';
import { readTree } from '../../../src/source/tree.js';
import { root } from '../../lib/root.js';
import { makeTree } from '../../lib/tree.js';

const tree = readTree(root);
const context: DocsContext = createContext(tree, KINDS);

/** Field, type, required and constraints of the first table of a contract. */
function fieldsOf(name: string): string[][] {
  const contract = tree.contracts.find((each) => each.name === name);
  if (!contract) throw new Error(`${name} is not there`);
  const table = fieldBlocks(contract, context).find((block) => block.kind === 'table');
  const words = (cell: Row['cells'][number] = ''): string => [cell].flat().map(inlineText).join('; ');
  return (table?.kind === 'table' ? table.rows : []).map(({ cells }) => [0, 1, 2, 4].map((i) => words(cells[i])));
}

test('says the fields of the check-in in the words that readers know', () => {
  expect(fieldsOf('live.agent-sandbox-worker-request@1')).toEqual([
    ['worker_id', 'string', '', 'maxLength 64'],
    ['service', 'string', '', 'maxLength 64'],
    ['version', 'string', '', 'maxLength 64'],
    ['ready', 'boolean', '', ''],
    ['reasons', 'array of string', '', 'maxItems 10; items: maxLength 500'],
    ['checks', 'object', '', 'each field: boolean'],
    ['checked_at', 'string | null', '', 'format date-time'],
    ['isolation', 'object', 'yes', ''],
    ['isolation.host_network', 'const', 'yes', '= false'],
    ['isolation.credentials', 'const', 'yes', '= false'],
    ['isolation.profile', 'const', 'yes', '= false'],
    ['isolation.egress_proxy', 'const', 'yes', '= true'],
    ['isolation.workspace', 'const', 'yes', '= "ephemeral"'],
    ['browser', 'boolean', '', ''],
    ['capacity', 'integer', '', 'minimum 1'],
    ['active', 'integer', '', 'minimum 0'],
    ['at', 'string', '', 'format date-time'],
  ]);
});

test('says what stands in another contract, and leads there', () => {
  expect(fieldsOf('sandbox-provider.job-create-request@1')).toEqual([
    ['id', 'PlatformJobFrameJobId', 'yes', 'pattern ^job_[0-9A-HJKMNP-TV-Z]{26}$'],
    ['class', 'string', 'yes', 'one of "code", "linux"'],
    ['args', 'object', 'yes', ''],
    ['inputs', 'array of RunJobCreateRequestInput', 'yes', 'maxItems 32'],
    ['limits', 'object', 'yes', 'no other fields'],
    ['limits.wall_ms', 'integer', 'yes', 'minimum 1'],
    ['limits.cpu_ms', 'integer', '', 'minimum 1'],
    ['limits.mem_bytes', 'integer', '', 'minimum 1'],
    ['egress', 'RunJobCreateRequestEgress', 'yes', 'one of "none", "public", "openvibe-only"; default "none"'],
  ]);
  expect(context.link('PlatformJobFrameJobId')).toBe(
    '[`PlatformJobFrameJobId`](/docs/contracts/platform.job-frame#def-job_id)',
  );
  expect(context.prose('see `platform.job@1` and `nobody`')).toBe(
    'see [`platform.job@1`](/docs/contracts/platform.job) and `nobody`',
  );
});

test('the newest major stands at the plain address', () => {
  const { contracts, ...rest } = readTree(makeTree('live.greeting@2').root);
  const majors = { contracts, ...rest };
  expect(contracts.map((contract) => contractAddress(majors, contract))).toEqual([
    '/docs/contracts/live.greeting.v1',
    '/docs/contracts/live.greeting',
  ]);
});
