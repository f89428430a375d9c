import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { init, parse } from 'cjs-module-lexer';
import { contracts } from 'openvibe-contracts';
import ts from 'typescript';
import { expect, inject, onTestFinished, test } from 'vitest';
import { runNode } from '../lib/run-node.js';
import { subpathsOf } from '../runtimes/subpaths.js';

const installed = join(inject('consumer'), 'node_modules/openvibe-contracts');
const require = createRequire(import.meta.url);
const { main, alone } = subpathsOf(contracts.map(({ name }) => name));
const [validator = ''] = alone.values();
const entries = [main, `${main}/rpc`, `${main}/capabilities`, `${main}/testing`, validator];

const files = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.cjs') && !file.startsWith('cli'))
  .sort();

test('Node.js finds the names of each CommonJS file without running it', async () => {
  await init();
  const found = files.map((file) => [file, parse(readFileSync(join(installed, 'dist', file), 'utf8')).exports.sort()]);
  const given = files.map((file) => [file, Object.keys(require(join(installed, 'dist', file))).sort()]);
  expect(found).toEqual(given);
  expect(files.length).toBeGreaterThan(contracts.length);
});

/** A CommonJS package of a user's, compiled by TypeScript, beside ours. */
function compile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(installed, join(folder, 'node_modules', main));
  writeFileSync(join(folder, 'index.cts'), text);
  const program = ts.createProgram([join(folder, 'index.cts')], {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    skipLibCheck: true,
    types: [],
  });
  const diagnostics = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
  expect(diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  return folder;
}

test.each(entries)('what a CommonJS package exports of %s, an ES module can import', (entry) => {
  const folder = compile(`export * from '${entry}';\n`);
  const names = Object.keys(require(require.resolve(entry))).sort();
  const program = `import { ${names.join(', ')} } from './index.cjs';\nconsole.log([${names.join(', ')}].filter(Boolean).length);`;
  expect(runNode(folder, '--input-type=module', '--eval', program)).toEqual({
    code: 0,
    stdout: `${names.length}\n`,
    stderr: '',
  });
});

test.each(entries)('a default import of %s from CommonJS compiles and gives all names', (entry) => {
  const folder = compile(`import all from '${entry}';\nimport * as each from '${entry}';
console.log(Object.keys(each).every((name) => name === 'default' || name in all), Object.keys(all).sort().join());\n`);
  const names = Object.keys(require(require.resolve(entry))).sort();
  expect(runNode(folder, 'index.cjs')).toEqual({ code: 0, stdout: `true ${names.join()}\n`, stderr: '' });
});
