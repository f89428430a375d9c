import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ScriptError } from '../../src/source/problem.js';
import { runScript } from '../shared/run-script.js';

/** The entries that share the core. Those of single validators stand alone. */
const ENTRIES = ['index', 'rpc', 'capabilities', 'testing'];

await runScript({
  usage: `usage: tsx scripts/build/link.ts [--root DIR]

Ends a build: writes dist/index.cjs, which gives the core's public names, and dist/node/, by which \`import\` in Node.js gets the same
files as \`require\`: one copy of the contracts in a process, each loaded with its first use.
`,
  main: async ({ root }) => {
    const dist = join(root, 'dist');
    mkdirSync(join(dist, 'node'), { recursive: true });
    for (const entry of ENTRIES) {
      const file = join(dist, `${entry}.js`);
      if (!existsSync(file)) throw new ScriptError(`${file} is missing; \`npm run build\` writes it`);
      const names = Object.keys(await import(pathToFileURL(file).href));
      if (entry === 'index') writeFileSync(join(dist, 'index.cjs'), indexOf(names));
      writeFileSync(join(dist, `node/${entry}.js`), wrapperOf(entry, names));
    }
    for (const file of ['testing.d.ts', 'testing.d.cts']) excuseMissingPeer(join(dist, file));
    const types = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.cts'));
    for (const file of types) requireIndex(join(dist, file));
    return `linked ${ENTRIES.length} entries`;
  },
});

/** Who does not have the optional peer must be able to compile all the same. Building the types drops such comments. */
function excuseMissingPeer(file: string): void {
  // A build without declarations has none to fix.
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  const excused = text.replace(/^import .* from 'fast-check';$/gm, '// @ts-ignore: an optional peer\n$&');
  if (excused === text) throw new ScriptError(`${file} imports nothing of fast-check; has the build changed?`);
  writeFileSync(file, excused);
}

/** The types of both formats are made of the same sources, which name the main entry as an ES module does. */
function requireIndex(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/ from '((?:\.\.?\/)+index)\.js';$/gm, " from '$1.cjs';"));
}

/** The catalog is read with its first use. The names stand once more in the form in which Node.js finds them without running the file. */
function indexOf(names: readonly string[]): string {
  const values = names.filter((name) => name !== 'contracts').map((name) => `${name}:core.${name},`);
  const object = `{${values.join('')}get contracts(){return core.catalog()}}`;
  return `"use strict";const core=require("./core.cjs");module.exports=${object};0&&(module.exports={${names.join(',')}});\n`;
}

function wrapperOf(entry: string, names: readonly string[]): string {
  return `export{${names.join(',')}}from"../${entry}.cjs";\n`;
}
