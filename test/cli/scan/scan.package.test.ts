import { describe, expect, test } from 'vitest';
import { runCli } from '../../lib/run-cli.js';
import { sources } from './sources.js';

const CHECK_IN = `import { validate } from 'openvibe-contracts';
export const ok = validate('live.agent-sandbox-worker-request@1', {}).valid;
`;
const CALL = "call('sandbox::exce', {});\n";

test('says nothing of files without a finding, and says what is used', async () => {
  const cwd = sources({ 'check-in.ts': CHECK_IN });
  expect(await runCli({ args: ['scan', '.'], cwd })).toEqual({
    code: 0,
    stdout: '',
    stderr: '1 file uses 1 contract, 0 functions, 0 capabilities: 0 errors, 0 warnings\n',
  });
});

test('shows the place of a misspelt name', async () => {
  const cwd = sources({ 'src/call.js': CALL, 'src/check-in.ts': CHECK_IN });
  expect(await runCli({ args: ['scan', 'src', '-q'], cwd })).toEqual({
    code: 1,
    stdout: [
      'src/call.js:1:6: no function is named "sandbox::exce"; did you mean sandbox::exec?',
      "> 1 | call('sandbox::exce', {});",
      '    |      ^^^^^^^^^^^^^^^\n',
    ].join('\n'),
    stderr: '',
  });
});

test('gives one record for each file', async () => {
  const cwd = sources({ 'src/call.js': CALL, 'src/check-in.ts': CHECK_IN });
  const { code, stdout } = await runCli({ args: ['scan', 'src', '--json'], cwd });
  const finding = {
    message: 'no function is named "sandbox::exce"; did you mean sandbox::exec?',
    keyword: 'unknown-name',
    params: { kind: 'function', name: 'sandbox::exce', suggestions: ['sandbox::exec'] },
    line: 1,
    column: 6,
  };
  const use = { kind: 'contract', name: 'live.agent-sandbox-worker-request@1', line: 2, column: 28 };
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toEqual([
    { file: 'src/call.js', valid: false, errors: [finding], uses: [] },
    { file: 'src/check-in.ts', valid: true, errors: [], uses: [use] },
  ]);
});

test.each([
  ['github', '::error file=call.js,line=1,col=6::no function is named "sandbox::exce"; did you mean sandbox::exec?\n'],
  [
    'junit',
    `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
<testsuite name="openvibe-contracts scan">
<testcase classname="scan" name="call.js"><failure type="unknown-name" message="no function is named &quot;sandbox::exce&quot;; did you mean sandbox::exec?">call.js:1:6: no function is named &quot;sandbox::exce&quot;; did you mean sandbox::exec?</failure></testcase>
</testsuite>
</testsuites>
`,
  ],
])('reports in the format %s', async (format, stdout) => {
  const cwd = sources({ 'call.js': CALL });
  expect(await runCli({ args: ['scan', 'call.js', '--format', format, '-q'], cwd })).toEqual({
    code: 1,
    stdout,
    stderr: '',
  });
});

test('reports in the format sarif', async () => {
  const cwd = sources({ 'call.js': CALL });
  const { code, stdout } = await runCli({ args: ['scan', 'call.js', '--format', 'sarif'], cwd });
  const [{ results, invocations }] = JSON.parse(stdout).runs;
  const region = { startLine: 1, startColumn: 6 };
  expect({ code, invocations, results }).toEqual({
    code: 1,
    invocations: [{ executionSuccessful: true, toolExecutionNotifications: [] }],
    results: [
      {
        ruleId: 'unknown-name',
        level: 'error',
        message: { text: 'no function is named "sandbox::exce"; did you mean sandbox::exec?' },
        locations: [{ physicalLocation: { artifactLocation: { uri: 'call.js' }, region } }],
      },
    ],
  });
});

describe('with --service', () => {
  const files = { 'a.ts': "export const ids = ['live.agent_sandbox.register', 'run.job.submit'];\n" };
  const foreign = (id: string, owner: string, service: string): string =>
    `capability ${id} is ${owner}'s; say --granted ${id} if ${service} holds a grant for it`;

  test.each([
    [['--service', 'live'], [foreign('run.job.submit', 'run', 'live')]],
    [['--service', 'run'], [foreign('live.agent_sandbox.register', 'live', 'run')]],
    [
      ['--service', 'codes'],
      [foreign('live.agent_sandbox.register', 'live', 'codes'), foreign('run.job.submit', 'run', 'codes')],
    ],
    [['--service', 'live', '--granted', 'run.job.submit'], []],
    [['--service', 'codes', '--granted', 'run.job.submit,live.agent_sandbox.register'], []],
    [['--service', 'codes', '--granted', 'run.job.submit', '--granted', 'live.agent_sandbox.register'], []],
    [[], []],
  ])('%j reports the capabilities of others', async (options, messages) => {
    const { code, stdout } = await runCli({ args: ['scan', '.', '--json', ...options], cwd: sources(files) });
    const [{ errors }] = JSON.parse(stdout);
    expect({ code, messages: errors.map(({ message }: { message: string }) => message) }).toEqual({
      code: messages.length === 0 ? 0 : 1,
      messages,
    });
  });

  test('tells of a service that was perhaps misspelt', async () => {
    const args = ['scan', '.', '-q', '--service', 'life', '--granted', 'run.job.submit,live.agent_sandbox.register'];
    expect(await runCli({ args, cwd: sources(files) })).toEqual({
      code: 0,
      stdout: '',
      stderr: 'openvibe-contracts: the service life owns nothing; did you mean live?\n',
    });
  });
});

test.each([
  [['scan'], 'name the folders to scan, such as src'],
  [['scan', '.'], 'found no TypeScript or JavaScript in .'],
  [['scan', '.', '--service', 'Live'], '--service takes the id of a service, such as live, not "Live"'],
  [['scan', '.', '--granted', 'run.job.submit'], '--granted needs --service: it is a service that holds a grant'],
  [
    ['scan', '.', '--service', 'live', '--granted', 'run.job.sumbit'],
    'no capability is named "run.job.sumbit"; did you mean run.job.submit?',
  ],
  [['scan', '.', '--use'], "unknown option '--use' (Did you mean --used?)\n(openvibe-contracts scan --help)"],
])('refuses `%j`', async (args, message) => {
  const cwd = sources({ 'notes.md': '' });
  expect(await runCli({ args, cwd })).toEqual({ code: 2, stdout: '', stderr: `openvibe-contracts: ${message}\n` });
});
