import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Log } from 'sarif';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../lib/root.js';
import { runCli } from '../../lib/run-cli.js';

const NAME = 'platform.workload-requirements@1';
const VALID = readFileSync(join(root, 'fixtures/platform/workload-requirements.v1/valid/empty-resources.json'), 'utf8');
let folder = '';

/** Names and values that would break out of each format if they were not escaped. */
const FILES = {
  'a, b:100%.json': VALID,
  'x<&">.json': VALID.replace('{', '{\n "<&\\n\\u0007": 1,'),
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-formats-'));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(folder, file), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tell = (format: string) =>
  runCli({ args: ['validate', NAME, ...Object.keys(FILES), 'gone.json', '--format', format], cwd: folder });

const GONE = 'openvibe-contracts: gone.json could not be read: no such file or directory\n';

test('github', async () => {
  expect(await tell('github')).toEqual({
    code: 2,
    stdout: [
      `::error file=x<&">.json,line=2,col=2,title=${NAME}::/<&\\u000a\\u0007: is not a known field`,
      `::error file=gone.json,title=${NAME}::the value: could not be read: no such file or directory`,
      '',
    ].join('\n'),
    stderr: GONE,
  });
});

test('sarif', async () => {
  const { code, stdout, stderr } = await tell('sarif');
  const log: Log = JSON.parse(stdout);
  expect({ code, stderr, version: log.version }).toEqual({ code: 2, stderr: GONE, version: '2.1.0' });
  expect(log.runs).toEqual([
    {
      tool: { driver: { name: 'openvibe-contracts', version: expect.stringMatching(/^\d+\.\d+\.\d+$/), ...anyHome } },
      columnKind: 'utf16CodeUnits',
      results: [
        {
          ruleId: 'additionalProperties',
          level: 'error',
          message: { text: '/<&\\u000a\\u0007: is not a known field' },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: 'x%3C%26%22%3E.json' },
                region: { startLine: 2, startColumn: 2 },
              },
              logicalLocations: [{ fullyQualifiedName: '/<&\\u000a\\u0007' }],
            },
          ],
          properties: { contract: NAME },
        },
        expect.objectContaining({ ruleId: 'input' }),
      ],
      invocations: [
        {
          executionSuccessful: false,
          toolExecutionNotifications: [
            {
              level: 'error',
              message: { text: 'could not be read: no such file or directory' },
              locations: [{ physicalLocation: { artifactLocation: { uri: 'gone.json' } } }],
            },
          ],
        },
      ],
    },
  ]);
});

const anyHome = { informationUri: expect.stringMatching(/^https:/) };

test('junit', async () => {
  const { code, stdout, stderr } = await tell('junit');
  expect({ code, stderr }).toEqual({ code: 2, stderr: GONE });
  expect(XMLValidator.validate(stdout)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
  expect(parser.parse(stdout).testsuites.testsuite).toEqual({
    name: 'openvibe-contracts validate',
    testcase: [
      { classname: NAME, name: 'a, b:100%.json' },
      {
        classname: NAME,
        name: 'x<&">.json',
        failure: {
          type: 'additionalProperties',
          message: 'is not a known field',
          '#text': 'x<&">.json:2:2: /<&\\u000a\\u0007: is not a known field',
        },
      },
      expect.objectContaining({ name: 'gone.json', error: expect.objectContaining({ type: 'input' }) }),
    ],
  });
});

test('an unchecked message cannot make a terminal obey, nor a line of its own', async () => {
  const { stdout } = await tell('text');
  expect(stdout).toContain('x<&">.json:2:2: /<&\\u000a\\u0007: is not a known field\n');
  expect(stdout).not.toContain('\u0007');
});
