import { contracts } from 'openvibe-contracts';
import { functions } from 'openvibe-contracts/rpc';
import { expect, test } from 'vitest';
import { runCli } from '../../lib/run-cli.js';

test('lists every contract, in the order of their names', async () => {
  const { code, stdout, stderr } = await runCli({ args: ['list'] });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const [head = '', ...rows] = stdout.trimEnd().split('\n');
  expect(head.split(/ {2,}/)).toEqual(['contract', 'version', 'owner', 'visibility', 'status']);
  expect(rows.map((row) => row.split(/ {2,}/))).toEqual(
    contracts.map(({ name, version, owner, visibility, status }) => [name, version, owner, visibility, status]),
  );
});

test('says the same to programs', async () => {
  const { code, stdout, stderr } = await runCli({ args: ['list', '--json'] });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(JSON.parse(stdout)).toEqual(contracts);
});

test('filters by several facts together', async () => {
  const { stdout } = await runCli({ args: ['list', '--owner=run', '--visibility', 'internal', '--json'] });
  expect(JSON.parse(stdout).map(({ name }: { name: string }) => name)).toEqual([
    'sandbox-provider.job-create-request@1',
    'sandbox-provider.job-create-result@1',
  ]);
});

test('lists the functions with their contracts', async () => {
  const { code, stdout } = await runCli({ args: ['list', '--calls'] });
  const rows = stdout.trimEnd().split('\n').slice(1);
  expect(code).toBe(0);
  expect(rows.map((row) => row.split(/ {2,}/))).toEqual(
    functions.map(({ id, adapterId, request, response }) => [id, adapterId, request, response]),
  );
  const told = await runCli({ args: ['list', '--calls', '--json'] });
  expect(JSON.parse(told.stdout)).toEqual(functions);
});

test('colours the head where it is asked to', async () => {
  const { stdout } = await runCli({ args: ['list', '--domain', 'run', '--color'] });
  expect(stdout).toContain('\u001B[1mcontract\u001B[22m');
});

test.each([
  { args: ['--owner', 'live', '--domain', 'run'], code: 1, stdout: '', stderr: 'no contract fits all of these\n' },
  {
    args: ['--owner', 'live', '--domain', 'run', '--json'],
    code: 1,
    stdout: '[]\n',
    stderr: 'no contract fits all of these\n',
  },
  {
    args: ['--owner', 'lve'],
    code: 2,
    stdout: '',
    stderr:
      "openvibe-contracts: option '--owner <value>' argument 'lve' is invalid. Allowed choices are iii, live, network, platform, run.\n(openvibe-contracts list --help)\n",
  },
  {
    args: ['--jsn'],
    code: 2,
    stdout: '',
    stderr: "openvibe-contracts: unknown option '--jsn' (Did you mean --json?)\n(openvibe-contracts list --help)\n",
  },
  {
    args: ['live'],
    code: 2,
    stdout: '',
    stderr:
      'openvibe-contracts: too many arguments. Expected 0 arguments but got 1.\n(openvibe-contracts list --help)\n',
  },
])('list $args', async ({ args, ...outcome }) => {
  expect(await runCli({ args: ['list', ...args] })).toEqual(outcome);
});

test.each([
  [{ FORCE_COLOR: '1' }, [], true],
  [{ FORCE_COLOR: '0' }, [], false],
  [{ FORCE_COLOR: '1', NO_COLOR: '1' }, [], false],
  [{ NO_COLOR: '1' }, ['--color'], true],
  [{ FORCE_COLOR: '1' }, ['--no-color'], false],
])(
  'takes colour from the call first, then from NO_COLOR, then from FORCE_COLOR: %j %j',
  async (env, args, isColored) => {
    const { stdout } = await runCli({ args: ['list', ...args], env: { NO_COLOR: '', ...env } });
    expect(stdout.includes('\x1b[')).toBe(isColored);
  },
);
