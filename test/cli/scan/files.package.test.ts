import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../../lib/run-cli.js';
import { sources } from './sources.js';

const USE = "f('sandbox::exec');\n";

/** The files that a scan reads, in order. */
async function filesRead(cwd: string, ...args: string[]): Promise<string[]> {
  const { code, stdout } = await runCli({ args: ['scan', ...args, '--json'], cwd });
  expect(code).toBe(0);
  return JSON.parse(stdout).map(({ file }: { file: string }) => file);
}

test('reads TypeScript and JavaScript, whatever the ending', async () => {
  const names = ['a.cjs', 'a.cts', 'a.d.ts', 'a.js', 'a.jsx', 'a.mjs', 'a.mts', 'a.ts', 'a.tsx'];
  const others = ['a.json', 'a.md', 'a.css', 'js', 'ts.txt'];
  const cwd = sources(Object.fromEntries([...names, ...others].map((name) => [name, ''])));
  expect(await filesRead(cwd, '.')).toEqual(names);
});

test('leaves out packages, folders that start with a dot, and links', async () => {
  const cwd = sources({
    'node_modules/x/a.js': USE,
    '.cache/a.js': USE,
    'src/a.js': USE,
    'src/node_modules/y/a.js': USE,
  });
  symlinkSync('..', join(cwd, 'src/up'));
  symlinkSync('a.js', join(cwd, 'src/b.js'));
  expect(await filesRead(cwd, '.')).toEqual(['src/a.js']);
  expect(await filesRead(cwd, 'src/up/src')).toEqual(['src/up/src/a.js']);
});

test('leaves out what .gitignore files name, those of folders above included', async () => {
  const cwd = sources({
    '.gitignore': 'dist/\n*.gen.ts\n',
    'dist/a.js': USE,
    'src/a.ts': USE,
    'src/a.gen.ts': USE,
    'src/kept/.gitignore': '!*.gen.ts\n/local.ts\n',
    'src/kept/b.gen.ts': USE,
    'src/kept/local.ts': USE,
    'src/kept/deep/local.ts': USE,
  });
  mkdirSync(join(cwd, '.git'));
  const kept = ['src/kept/b.gen.ts', 'src/kept/deep/local.ts'];
  expect(await filesRead(cwd, '.')).toEqual(['src/a.ts', ...kept]);
  expect(await filesRead(cwd, 'src')).toEqual(['src/a.ts', ...kept]);
  expect(await filesRead(cwd, 'src/kept')).toEqual(kept);
});

test('reads what is named itself, and each file once', async () => {
  const cwd = sources({ '.gitignore': 'dist/\n', 'dist/a.js': USE, 'node_modules/x/a.js': USE, 'src/worker': USE });
  mkdirSync(join(cwd, '.git'));
  expect(await filesRead(cwd, 'dist', 'node_modules/x', 'src/worker', 'dist/a.js')).toEqual([
    'dist/a.js',
    'node_modules/x/a.js',
    'src/worker',
  ]);
});

test('reads the other files where one is no program, and one is not there', async () => {
  const cwd = sources({ 'src/a.ts': 'const = 1;\n', 'src/b.ts': USE });
  expect(await runCli({ args: ['scan', 'src', 'gone.ts', '--used'], cwd })).toEqual({
    code: 2,
    stdout: [
      'src/a.ts:1:7: is not read: Unexpected token',
      '> 1 | const = 1;',
      '    |       ^',
      'src/b.ts:1:3: function sandbox::exec\n',
    ].join('\n'),
    stderr: [
      'openvibe-contracts: gone.ts could not be read: no such file or directory',
      '3 files use 0 contracts, 1 function, 0 capabilities: 2 errors, 0 warnings\n',
    ].join('\n'),
  });
  const { code, stdout } = await runCli({ args: ['scan', 'src', 'gone.ts', '--json'], cwd });
  const syntax = { message: 'is not read: Unexpected token', keyword: 'syntax', params: {}, line: 1, column: 7 };
  const input = {
    message: 'could not be read: no such file or directory',
    keyword: 'input',
    params: { code: 'ENOENT' },
  };
  expect({ code, records: JSON.parse(stdout) }).toEqual({
    code: 2,
    records: [
      { file: 'src/a.ts', valid: false, errors: [syntax], uses: [] },
      {
        file: 'src/b.ts',
        valid: true,
        errors: [],
        uses: [{ kind: 'function', name: 'sandbox::exec', line: 1, column: 3 }],
      },
      { file: 'gone.ts', valid: false, errors: [input], uses: [] },
    ],
  });
});

test('warns of files that are no text or too large', async () => {
  const cwd = sources({ 'film.ts': 'G\0\0', 'large.js': `${USE}//${'x'.repeat(5_000_000)}` });
  expect(await runCli({ args: ['scan', '.'], cwd })).toEqual({
    code: 0,
    stdout: [
      'film.ts: warning: is left out: it is no text',
      'large.js: warning: is left out: it is larger than 5 MB\n',
    ].join('\n'),
    stderr: '2 files use 0 contracts, 0 functions, 0 capabilities: 0 errors, 2 warnings\n',
  });
});

test('reads a thousand files', async () => {
  const cwd = sources(Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`src/${i % 10}/${i}.ts`, USE])));
  const { code, stderr } = await runCli({ args: ['scan', 'src'], cwd });
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: '1,000 files use 0 contracts, 1 function, 0 capabilities: 0 errors, 0 warnings\n',
  });
});

test('says where code is nested too deeply, and reads the other files', async () => {
  const cwd = sources({ 'deep.js': `f(${'['.repeat(100_000)}`, 'ok.js': USE });
  const { code, stdout } = await runCli({ args: ['scan', '.', '--json'], cwd });
  const [deep, ok] = JSON.parse(stdout);
  expect({ code, deep, ok: ok.uses.length }).toEqual({
    code: 2,
    deep: {
      file: 'deep.js',
      valid: false,
      errors: [{ message: 'is nested too deeply to be read', keyword: 'input', params: {} }],
      uses: [],
    },
    ok: 1,
  });
});

test('reads lists of any length, and passes over a .gitignore that is a folder', async () => {
  const cwd = sources({
    '.git/HEAD': '',
    '.gitignore/x': '',
    'src/a.js': `x = [${'1,'.repeat(200_000)} 'sandbox::exec'];`,
  });
  expect(await filesRead(cwd, '.')).toEqual(['src/a.js']);
});
