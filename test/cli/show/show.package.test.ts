import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract, contracts } from 'openvibe-contracts';
import { expect, test } from 'vitest';
import { root } from '../../lib/root.js';
import { runCli } from '../../lib/run-cli.js';

const CHECK_IN = 'live.agent-sandbox-worker-request@1';
const firstOfEachDomain = [...new Map(contracts.map((each) => [each.domain, each])).values()];

test('tells programs the metadata, the fields and all that hangs on them', async () => {
  const { code, stdout, stderr } = await runCli({ args: ['show', CHECK_IN, '--json'] });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const shown = JSON.parse(stdout);
  expect(shown).toMatchObject(contracts.find(({ name }) => name === CHECK_IN) ?? {});
  const facts = Object.keys(contracts.find(({ name }) => name === CHECK_IN) ?? {});
  const told = ['deprecated', 'description', 'fields', 'rules', 'references', 'type', 'fixtures'];
  expect(Object.keys(shown)).toEqual([...facts, ...told]);
  const [{ rows }] = shown.fields;
  expect(rows.find(({ field }: { field: string }) => field === 'isolation.workspace')).toEqual({
    field: 'isolation.workspace',
    type: 'const',
    required: 'yes',
    description: expect.stringContaining('`ephemeral`'),
    constraints: ['= "ephemeral"'],
  });
  expect(shown.fixtures.valid).toContain('isolation-only');
  expect(shown.references[0].lines).toEqual(['- the capability live.agent_sandbox.register, which takes it']);
});

test('gives the schema as it is published', async () => {
  const { stdout } = await runCli({ args: ['show', CHECK_IN, '--schema'] });
  const file = join(root, 'schemas/live/agent-sandbox-worker-request.v1.json');
  expect(JSON.parse(stdout)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});

test('gives each schema in the form for tools, which refers to nothing outside of it', async () => {
  for (const { name } of contracts) {
    const { code, stdout } = await runCli({ args: ['show', name, '--bundle'] });
    const schema = JSON.parse(stdout);
    expect({ code, schema }).toEqual({
      code: 0,
      schema: contract(name)['~standard'].jsonSchema.input({ target: 'draft-2020-12' }),
    });
    const refs = [...stdout.matchAll(/"\$ref": "([^"]*)"/g)].map(([, ref = '']) => ref);
    expect(
      refs.filter((ref) => ref !== '#' && !Object.hasOwn(schema.$defs ?? {}, ref.replace('#/$defs/', ''))),
    ).toEqual([]);
  }
});

test('shows every fixture, with the errors of those that are refused', async () => {
  const { code, stdout } = await runCli({ args: ['show', 'platform.runtime-class@1', '--fixtures'] });
  expect(code).toBe(0);
  expect(stdout).toContain('valid/code\n"code"\n\n');
  expect(stdout).toContain('rejected/upper-case\n"Linux"\n! the value must be one of ');
});

test('tells the rules, and where they come from', async () => {
  const { stdout } = await runCli({ args: ['show', 'sandbox.exec-request@1'] });
  expect(stdout).toContain('\nenv-entry-named    [] of sandbox.env@1  Must be `NAME=value`, ');
});

test('contracts of every domain can be shown', async () => {
  for (const { name, title } of firstOfEachDomain) {
    const { code, stdout, stderr } = await runCli({ args: ['show', name] });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n')[0]).toBe(`${name}  ${title}`);
  }
});

test.each([
  { args: [], stderr: "missing required argument 'name'\n(openvibe-contracts show --help)" },
  {
    args: ['sandbox.exec-request'],
    stderr: 'no contract is named "sandbox.exec-request"; did you mean sandbox.exec-request@1?',
  },
  {
    args: [CHECK_IN, '--schema', '--bundle'],
    stderr: "option '--schema' cannot be used with option '--bundle'\n(openvibe-contracts show --help)",
  },
  {
    args: [CHECK_IN, '--type', '--schema'],
    stderr: "option '--schema' cannot be used with option '--type'\n(openvibe-contracts show --help)",
  },
])('show $args exits with 2', async ({ args, stderr }) => {
  expect(await runCli({ args: ['show', ...args] })).toEqual({
    code: 2,
    stdout: '',
    stderr: `openvibe-contracts: ${stderr}\n`,
  });
});
