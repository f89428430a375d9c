import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../../lib/run-cli.js';

const REASON = '  the new schema refers to itself here without looking at a part of the value, so it has no meaning\n';

test.each([
  ['alone', '{"$ref":"#"}'],
  ['in allOf', '{"allOf":[{"$ref":"#"}]}'],
  ['in anyOf', '{"anyOf":[{"$ref":"#"},{"type":"string"}]}'],
  ['in not', '{"not":{"$ref":"#"}}'],
])('a schema that refers to itself %s is refused in words', async (_, schema) => {
  const cwd = mkdtempSync(join(tmpdir(), 'openvibe-contracts-compat-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  writeFileSync(join(cwd, 'old.json'), '{"type":"string"}');
  writeFileSync(join(cwd, 'new.json'), schema);
  expect(await runCli({ args: ['compat', 'old.json', 'new.json'], cwd })).toEqual({
    code: 1,
    stdout: `backward: unproven\n${REASON}forward: unproven\n${REASON}`,
    stderr: '',
  });
});

test('a schema that is 100,000 levels deep is refused where it is too deep', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'openvibe-contracts-compat-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  writeFileSync(join(cwd, 'old.json'), '{"type":"string"}');
  writeFileSync(join(cwd, 'new.json'), `${'{"not":'.repeat(100_000)}{}${'}'.repeat(100_000)}`);
  const place = `${join(cwd, 'new.json')}#${'/not'.repeat(1000)}`;
  const why = 'is nested more than 1000 arrays and objects deep; send a flatter value';
  expect(await runCli({ args: ['compat', 'old.json', 'new.json'], cwd })).toEqual({
    code: 2,
    stdout: '',
    stderr: `openvibe-contracts: ${place}: line 1, column 7001: ${why}\n`,
  });
});

test('names of fields are shown so that no terminal obeys them', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'openvibe-contracts-compat-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  writeFileSync(join(cwd, 'old.json'), '{"type":"object"}');
  writeFileSync(join(cwd, 'new.json'), '{"type":"object","required":["\\u001b[31m"]}');
  const { code, stdout } = await runCli({ args: ['compat', 'old.json', 'new.json'], cwd });
  expect(code).toBe(1);
  expect(stdout).toContain('  refused: /\\u001b[31m: is required\n');
  expect(stdout).not.toContain('\x1b');
});
