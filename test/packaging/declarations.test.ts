import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, inject, test } from 'vitest';
import { ownFolder } from '../lib/own-folder.js';
import { programs } from './declarations.js';

const installed = join(inject('consumer'), 'node_modules/openvibe-contracts');
const folder = ownFolder();

const OPTIONS: ts.CompilerOptions = {
  declaration: true,
  emitDeclarationOnly: true,
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  types: [],
};
const NODE_NEXT = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };
const BUNDLER = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };

/** The declarations of a program, and what the compiler says of them. */
function declare(name: string, text: string, options: ts.CompilerOptions): { said: string[]; written: string } {
  const file = join(folder, name);
  writeFileSync(file, text);
  const host = ts.createCompilerHost({ ...OPTIONS, ...options });
  const { getSourceFile } = host;
  host.getSourceFile = (path, ...rest) => {
    if (path === file) return getSourceFile(path, ...rest);
    const known = read.get(`${path} ${options.module}`) ?? getSourceFile(path, ...rest);
    if (known) read.set(`${path} ${options.module}`, known);
    return known;
  };
  let written = '';
  host.writeFile = (_path, declarations) => {
    written += declarations;
  };
  const program = ts.createProgram([file], { ...OPTIONS, ...options }, host);
  const diagnostics = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
  return {
    said: diagnostics.map(({ code, messageText }) => `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
    written,
  };
}

/** What is read is the same for each program. */
const read = new Map<string, ts.SourceFile>();

describe.each([
  ['an ES module', 'alone.mts', NODE_NEXT],
  ['a CommonJS module', 'alone.cts', NODE_NEXT],
  ['a bundler', 'alone.ts', BUNDLER],
])('for %s', (_what, name, options) => {
  test.each([...programs])('declarations name all that %s gives', (_entry, text) => {
    const { said, written } = declare(name, text, options);
    expect(said).toEqual([]);
    expect(written).not.toMatch(/\bany\b|dist\//);
    expect(written).toContain('declare const');
  });
});

test('types that several entries share stand in the main one', () => {
  const files = readdirSync(join(installed, 'dist')).filter((file) => /\.d\.c?ts$/.test(file));
  const entries = ['capabilities', 'index', 'rpc', 'testing'].flatMap((entry) => [`${entry}.d.cts`, `${entry}.d.ts`]);
  expect(files.sort()).toEqual(entries.sort());
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(exports['.'].import.types).toBe('./dist/index.d.ts');
});
