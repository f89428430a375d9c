import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import type { Log } from 'sarif';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathInRepository, uriOf } from '../../../src/cli/io/path-in-repository.js';
import { root } from '../../lib/root.js';
import { runCli } from '../../lib/run-cli.js';

const NAME = 'platform.runtime-class@1';
const SCHEMA = 'schemas/platform/runtime-class.v1.json';
let top = '';

/*
 * repository/.git            a folder
 * repository/packages/tree   contracts, changed
 * repository/module/.git     a file, as in a submodule
 * plain/                     in no repository, with the contracts as they were
 */
beforeAll(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'openvibe-contracts-places-')));
  const tree = join(top, 'repository/packages/tree');
  for (const folder of ['repository/.git', 'repository/module', 'repository/packages', 'plain/in'])
    mkdirSync(join(top, folder), { recursive: true });
  writeFileSync(join(top, 'repository/module/.git'), 'gitdir: ../.git/modules/module\n');
  for (const file of [
    'repository/a.json',
    'repository/packages/a.json',
    'repository/module/a.json',
    'plain/in/a b#%.json',
  ]) {
    writeFileSync(join(top, file), '"mainframe"');
  }
  writeFileSync(join(top, 'repository/packages/a.ts'), "f('sandbox::exce')");
  for (const to of [tree, join(top, 'plain/old')]) cpSync(join(root, SCHEMA), join(to, SCHEMA));
  const schema = join(tree, SCHEMA);
  writeFileSync(schema, readFileSync(schema, 'utf8').replace('"code",', ''));
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

/** How each format names the first file of a call; `cwd` is below `top`. */
async function namesOf(cwd: string, args: readonly string[]): Promise<unknown> {
  const tell = async (format: string): Promise<string> => {
    const call = [args[0] as string, '--format', format, ...args.slice(1)];
    const { code, stdout } = await runCli({ args: call, cwd: join(top, cwd) });
    expect(code).toBe(1);
    return stdout;
  };
  const log: Log = JSON.parse(await tell('sarif'));
  const { testcase } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(await tell('junit'))
    .testsuites.testsuite;
  const cases = [testcase].flat();
  return {
    github: /file=(.*?)[,:]/.exec(await tell('github'))?.[1],
    sarif: log.runs[0]?.results?.[0]?.locations?.[0]?.physicalLocation?.artifactLocation?.uri,
    junit: cases.find(({ failure }) => failure !== undefined).name,
  };
}

const all = (path: string) => ({ github: path, sarif: path, junit: path });

describe('in a repository, wherever in it the call is made', () => {
  test.each([
    ['repository', 'packages/a.json', 'packages/a.json'],
    ['repository/packages', 'a.json', 'packages/a.json'],
    ['repository/packages', '../a.json', 'a.json'],
    ['plain', '../repository/packages/a.json', 'packages/a.json'],
    ['repository', 'module/a.json', 'module/a.json'],
    ['repository/module', 'a.json', 'a.json'],
    ['repository/module', '../packages/a.json', 'packages/a.json'],
  ])('validate in %s names %s %s', async (cwd, file, name) => {
    expect(await namesOf(cwd, ['validate', NAME, file])).toEqual(all(name));
    expect(await namesOf(cwd, ['validate', NAME, join(top, cwd, file)])).toEqual(all(name));
  });

  test('scan', async () => {
    expect(await namesOf('repository/packages', ['scan', '.'])).toEqual(all('packages/a.ts'));
  });

  test.each(['repository', 'repository/packages', 'plain'])('compat with --root, in %s', async (cwd) => {
    const [old, tree] = [join(top, 'plain/old'), join(top, 'repository/packages/tree')];
    expect(await namesOf(cwd, ['compat', '--against', old, '--root', tree])).toEqual(all(`packages/tree/${SCHEMA}`));
    expect(await namesOf(cwd, ['compat', join(old, SCHEMA), join(tree, SCHEMA)])).toEqual(
      all(`packages/tree/${SCHEMA}`),
    );
  });
});

describe('in no repository', () => {
  test('files below the working folder are named from there', async () => {
    const file = 'in/a b#%.json';
    const names = { github: 'in/a b#%25.json', sarif: 'in/a%20b%23%25.json', junit: file };
    expect(await namesOf('plain', ['validate', NAME, file])).toEqual(names);
  });

  test('others by their whole path', async () => {
    const path = join(top, 'plain/in/a b#%.json');
    expect(await namesOf('repository', ['validate', NAME, '../plain/in/a b#%.json'])).toEqual({
      github: path.replace('%', '%25'),
      sarif: `file://${path.replace(' ', '%20').replace('%.', '%25.').replace('#', '%23')}`,
      junit: path,
    });
  });
});

test('text and json name a file as the caller did', async () => {
  const call = { args: ['validate', NAME, '../a.json', '--json'], cwd: join(top, 'repository/packages') };
  expect(JSON.parse((await runCli(call)).stdout)[0].file).toBe('../a.json');
  const text = await runCli({ ...call, args: call.args.slice(0, -1) });
  expect(text.stdout).toMatch(/^\.\.\/a\.json:1:1: /);
});

test.each([
  ['a:b.json', 'a%3Ab.json'],
  ['a?b=c&d.json', 'a%3Fb%3Dc%26d.json'],
  ['ä/日本 [x]|^.json', '%C3%A4/%E6%97%A5%E6%9C%AC%20%5Bx%5D%7C%5E.json'],
  ['\x1b\n\u2028.json', '%1B%0A%E2%80%A8.json'],
  ['\ud800.json', '%EF%BF%BD.json'],
  ['a\\b.json', 'a%5Cb.json'],
])('%j is in URIs as %s', (file, uri) => {
  const plain = join(top, 'plain');
  expect(uriOf(file, plain)).toBe(uri);
  expect(uriOf(join(plain, file), join(top, 'repository'))).toBe(`file://${plain}/${uri}`);
  expect(decodeURIComponent(uri)).toBe(file.replace('\ud800', '\ufffd'));
});

test('a folder itself is a dot', () => {
  expect(pathInRepository('.', join(top, 'repository'))).toEqual({ path: '.', isOutside: false });
  expect(pathInRepository('..a', join(top, 'plain'))).toEqual({ path: '..a', isOutside: false });
});
