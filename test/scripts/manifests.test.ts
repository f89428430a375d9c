import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTree } from '../../scripts/check/check-tree.js';
import { formatProblem } from '../../src/source/problem.js';
import { readTree } from '../../src/source/tree.js';
import { root } from '../lib/root.js';
import { makeTree, type TestTree } from '../lib/tree.js';

const RPC = 'manifests/rpc/greeter.v1.json';
const CAPABILITY = 'manifests/capabilities/live.greeting.send.json';

/** A tree with the contracts of manifests, one RPC manifest and one capability. */
function makeTreeWithManifests(): TestTree {
  const tree = makeTree();
  for (const path of ['capabilities/capability.v1', 'rpc/interface.v1']) {
    cpSync(join(root, 'schemas', `${path}.json`), join(tree.root, 'schemas', `${path}.json`));
    cpSync(join(root, 'fixtures', path), join(tree.root, 'fixtures', path), { recursive: true });
  }
  tree.write(CAPABILITY, {
    id: 'live.greeting.send',
    version: '1.0',
    owner: 'live',
    status: 'planned',
    visibility: 'internal',
    permissions: [],
    resourceConstraints: ['none'],
    quotaClass: 'standard',
    events: [],
    inputSchema: 'live.greeting@1',
  });
  tree.write(RPC, {
    id: 'greeter.v1',
    contract: '1.0',
    owner: 'live',
    status: 'planned',
    visibility: 'internal',
    description: 'Greets.',
    functions: [
      {
        id: 'greeter::send',
        adapterId: 'greeter-local::send',
        routed: true,
        token: false,
        request: 'live.greeting@1',
        response: 'live.greeting@1',
        errors: ['S001'],
        description: 'Sends a greeting.',
        example: { id: 'first' },
      },
    ],
    errorCodes: [
      { code: 'S001', type: 'validation', retryable: false, description: 'Malformed.', fix: 'Fix the request.' },
    ],
  });
  return tree;
}

const problemsOf = (tree: TestTree): string[] => checkTree(readTree(tree.root)).map(formatProblem);

test('finds nothing wrong with sound manifests', () => {
  expect(problemsOf(makeTreeWithManifests())).toEqual([]);
});

test.each<[string, (tree: TestTree) => void, string[]]>([
  [
    'a manifest that lacks the shape of its contract',
    (tree) => tree.edit(CAPABILITY, (manifest) => Object.assign(manifest, { owner: 'L', quota: 1 })),
    [
      `${CAPABILITY}#/owner: /owner must be the service that answers for it: 2 to 40 lower-case letters, digits and hyphens, of which the first is a letter (pattern ^[a-z][a-z0-9-]{1,39}$) (capabilities.capability@1)`,
      `${CAPABILITY}#/quota: /quota is not a known field (capabilities.capability@1)`,
    ],
  ],
  [
    'a manifest under another name than its id',
    (tree) => tree.edit(CAPABILITY, (manifest) => (manifest.id = 'live.greeting.receive')),
    [`${CAPABILITY}#/id: "live.greeting.receive" belongs in manifests/capabilities/live.greeting.receive.json`],
  ],
  [
    'a contract that does not exist',
    (tree) => {
      tree.edit(CAPABILITY, (manifest) => (manifest.outputSchema = 'live.farewell@1'));
      tree.edit(RPC, ({ functions: [send] }) => (send.response = 'live.farewell@1'));
    },
    [
      `${CAPABILITY}#/outputSchema: there is no contract live.farewell@1`,
      `${RPC}#/functions/0/response: there is no contract live.farewell@1`,
    ],
  ],
  [
    'an error code outside the table, and a function named twice',
    (tree) =>
      tree.edit(RPC, (manifest) => {
        manifest.functions.push({ ...manifest.functions[0], errors: ['S999'] });
      }),
    [
      `${RPC}#/functions/1/id: greeter::send stands here a second time`,
      `${RPC}#/functions/1/adapterId: greeter-local::send stands here a second time`,
      `${RPC}#/functions/1/errors: S999 is not in errorCodes`,
    ],
  ],
  [
    'an error code that stands twice',
    (tree) => tree.edit(RPC, ({ errorCodes }) => errorCodes.push({ ...errorCodes[0], fix: 'Fix it.' })),
    [`${RPC}#/errorCodes/1/code: S001 stands here a second time`],
  ],
  [
    'manifests without the contracts that give them their shape',
    (tree) => {
      for (const path of ['capabilities', 'rpc']) {
        tree.remove(`schemas/${path}`);
        tree.remove(`fixtures/${path}`);
      }
    },
    [
      `${CAPABILITY}: needs the contract capabilities.capability@1, which is not in schemas/`,
      `${RPC}: needs the contract rpc.interface@1, which is not in schemas/`,
    ],
  ],
  [
    'an example that its request contract rejects',
    (tree) => tree.edit(RPC, ({ functions: [send] }) => (send.example = { id: 1 })),
    [`${RPC}#/functions/0/example/id: /id must be a string, not a number (live.greeting@1)`],
  ],
  [
    'a manifest of no kind',
    (tree) => tree.write('manifests/other/x.json', {}),
    ['manifests/other/x.json: belongs in manifests/capabilities/ or manifests/rpc/'],
  ],
])('reports %s', (_what, change, problems) => {
  const tree = makeTreeWithManifests();
  change(tree);
  expect(problemsOf(tree)).toEqual(problems);
});
