import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORMAT_NAMES } from '../../../src/cli/io/formats/index.js';
import { runCli } from '../../lib/run-cli.js';
import { HOSTILE, obeyed } from './hostile-texts.js';

/* Files of a stranger, with his names and what is in them: whatever a command writes of them, nobody obeys it. */

const NAME = 'platform.workload-requirements@1';
const texts = Object.values(HOSTILE);
/** Names of files hold no slash, and those that begin with a hyphen would be options. */
const names = texts.map((text) => text.replaceAll('/', '_'));
let cwd = '';

beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'openvibe-contracts-hostile-'));
  for (const name of names) mkdirSync(join(cwd, name));
  const file = (name: string, text: string): void => writeFileSync(join(cwd, name), text);
  const keys = Object.fromEntries(texts.map((text) => [text, text]));
  for (const name of names) {
    file(join(name, 'keys.json'), JSON.stringify(keys, null, 2));
    file(join(name, `${name}.json`), JSON.stringify(keys));
    file(join(name, 'broken.json'), `{ ${JSON.stringify(name)}: ${name} }`);
    file(join(name, `${name}.ts`), `import { is } from 'openvibe-contracts';\nis(${JSON.stringify(name)}, 1);\n`);
    file(join(name, 'broken.ts'), `const ${name}\n`);
    file(join(name, 'used.ts'), `is('sandbox::exec')`);
  }
  const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const properties = Object.fromEntries(texts.map((text) => [text, { type: 'string', pattern: literally(text) }]));
  const wider = Object.fromEntries(texts.map((text) => [text, { enum: [text, 1], description: text }]));
  for (const name of names) {
    file(join(name, 'old.json'), JSON.stringify({ type: 'object', properties: wider }));
    file(join(name, 'new.json'), JSON.stringify({ type: 'object', properties, required: texts, title: name }));
    file(join(name, 'foreign.json'), JSON.stringify({ $schema: name, [name]: name }));
    file(join(name, 'lost.json'), JSON.stringify({ $ref: `gone${encodeURIComponent(name)}.json` }));
    file(join(name, 'twice.json'), `{"properties":{${JSON.stringify(name)}:1,${JSON.stringify(name)}:2}}`);
  }
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

/** What somebody would obey of what a call writes, and whether it wrote anything. */
async function told(args: readonly string[], format = ''): Promise<unknown> {
  const { code, stdout, stderr } = await runCli({ args, cwd });
  const isReported = stdout.length + stderr.length > 0;
  return { code, isReported, obeyed: [...obeyed(stdout, format), ...obeyed(stderr)] };
}

const INVALID = { code: 1, isReported: true, obeyed: [] };
const FAILED = { code: 2, isReported: true, obeyed: [] };

const formats = FORMAT_NAMES.map((format) => ({ format }));

describe.each(formats)('$format', ({ format }) => {
  test('of validate', async () => {
    const files = names.flatMap((name) => ['keys', name, 'broken', 'gone'].map((file) => `${name}/${file}.json`));
    expect(await told(['validate', NAME, '--format', format, '--', ...files], format)).toEqual(FAILED);
    const lines = names.flatMap((name) => [`${name}/${name}.json`, `${name}/broken.json`, `${name}/gone.json`]);
    const args = ['validate', NAME, '--ndjson', '--format', format, '--', ...lines];
    expect(await told(args, format)).toEqual(FAILED);
  });

  test('of scan', async () => {
    expect(await told(['scan', '.', '--used', '--format', format], format)).toEqual(FAILED);
    expect(await told(['scan', '--format', format, '--', ...names.map((name) => `gone/${name}`)], format)).toEqual(
      FAILED,
    );
  });

  test('of compat', async () => {
    const name = names.find((each) => each.includes('stop-commands')) as string;
    const compat = (old: string, next: string): Promise<unknown> =>
      told(['compat', '--format', format, '--', `${name}/${old}.json`, `${name}/${next}.json`], format);
    expect(await compat('old', 'new')).toEqual(INVALID);
    expect(await compat('old', 'foreign')).toEqual(INVALID);
    expect(await compat('lost', 'lost')).toEqual(FAILED);
    expect(await compat('old', 'twice')).toEqual(FAILED);
    expect(await compat('old', 'gone')).toEqual(FAILED);
  });
});

const all = names.join(' ');
const calls = [all, `::add-mask::${all}`].flatMap((name) => [
  [name],
  ['validate', name],
  ['validate', NAME, `${name}*`],
  ['validate', NAME, name],
  ['validate', '--call', name],
  ['validate', NAME, `--${name}`],
  ['validate', NAME, '--format', name],
  ['show', name],
  ['list', '--owner', name],
  ['fixtures', name],
  ['fixtures', NAME, '--out', `${names[0]}/old.json/${name.slice(0, 20)}`],
  ['scan', '.', '--service', name],
  ['scan', `${name}/${name}`, '--granted', name],
  ['compat', '--against', name],
  ['compat', '--against', '.', '--root', name],
  ['compat', '--refers', name, name, name],
  ['completion', name],
  ['help', name],
]);

test('messages about wrong calls hold nothing that a terminal obeys', async () => {
  for (const args of calls) expect({ args, told: await told(args) }).toEqual({ args, told: FAILED });
});
