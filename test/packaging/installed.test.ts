import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contracts } from 'openvibe-contracts';
import { describe, expect, inject, test } from 'vitest';
import { ownFolder } from '../lib/own-folder.js';
import { root } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';

const consumer = inject('consumer');
const installed = join(consumer, 'node_modules/openvibe-contracts');
const folder = ownFolder();
const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
const built = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' });
const scripts = built.filter((file) => /\.c?js$/.test(file));

/** Runs a script in the consumer, with no way to make code from strings. */
function run(name: string, script: string): string {
  writeFileSync(join(folder, name), script);
  const { code, stdout, stderr } = runNode(consumer, '--disallow-code-generation-from-strings', join(folder, name));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

const paths = contracts.map(
  ({ domain, name, major }) => `${domain}/${name.slice(domain.length + 1, name.indexOf('@'))}.v${major}`,
);

const JUDGE = `
const results = [];
for (const [name, path] of ${JSON.stringify(contracts.map(({ name }, i) => [name, paths[i]]))}) {
  const folder = join(fixtures, path);
  for (const kind of ['valid', 'rejected']) {
    for (const file of readdirSync(join(folder, kind))) {
      const value = JSON.parse(readFileSync(join(folder, kind, file), 'utf8'));
      if (validate(name, value).valid !== (kind === 'valid')) throw new Error(name + ': ' + file);
      results.push(file);
    }
  }
}
console.log(contracts.length, results.length);
`;

const cases = readdirSync(join(root, 'fixtures'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(valid|rejected)\/[^/]+\.json$/.test(file.replaceAll('\\', '/')),
);

describe('the packed package, installed in an empty folder', () => {
  test('validates every fixture by require', () => {
    const script = `const { join } = require('node:path');
const { readdirSync, readFileSync } = require('node:fs');
const { contracts, validate } = require('openvibe-contracts');
const fixtures = join(require.resolve('openvibe-contracts/package.json'), '../fixtures');
${JUDGE}`;
    expect(run('validate.cjs', script)).toBe(`${contracts.length} ${cases.length}\n`);
  });

  test('validates every fixture by import', () => {
    const script = `import { dirname, join } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contracts, validate } from 'openvibe-contracts';
const fixtures = join(fileURLToPath(import.meta.resolve('openvibe-contracts/package.json')), '../fixtures');
${JUDGE}`;
    expect(run('validate.mjs', script)).toBe(`${contracts.length} ${cases.length}\n`);
  });

  test('gives the same names to require and to import', () => {
    const names = `['assertValid', 'contract', 'contracts', 'ContractError', 'formatErrors', 'is', 'parse', 'toProblem', 'UnknownContractError', 'validate']`;
    const check = (keys: string): string =>
      `console.log(JSON.stringify(${keys}.sort()) === JSON.stringify(${names}.sort()))`;
    expect(run('names.cjs', check(`Object.keys(require('openvibe-contracts'))`))).toBe('true\n');
    expect(run('names.mjs', `import * as all from 'openvibe-contracts';\n${check('Object.keys(all)')}`)).toBe('true\n');
  });

  test.each([
    [
      'rpc',
      [
        'CallError',
        'SandboxError',
        'UnknownFunctionError',
        'agentApiReference',
        'checkedCaller',
        'errorCodes',
        'functions',
        'validateCall',
      ],
    ],
    ['capabilities', ['UnknownCapabilityError', 'capabilities', 'inputOf', 'outputOf']],
    ['testing', ['arbitrary', 'fixtures', 'sample']],
  ])('gives the same names to require and to import of /%s', (subpath, names) => {
    const print = 'console.log(JSON.stringify(Object.keys(part).sort()))';
    const expected = `${JSON.stringify(names)}\n`;
    const required = `const part = require('openvibe-contracts/${subpath}');`;
    expect(run(`${subpath}.cjs`, `${required}\n${print}`)).toBe(expected);
    const imported = `import * as part from 'openvibe-contracts/${subpath}';`;
    expect(run(`${subpath}.mjs`, `${imported}\n${print}`)).toBe(expected);
  });

  test.each(['cjs', 'mjs'])('throws errors of the main entry from /rpc, in a .%s file', (extension) => {
    const load = extension === 'cjs' ? 'require' : 'await import';
    const script = `const { ContractError } = ${load}('openvibe-contracts');
const { checkedCaller } = ${load}('openvibe-contracts/rpc');
checkedCaller(async () => 1)('sandbox::stop', {}).catch((error) => console.log(error instanceof ContractError));`;
    expect(run(`rpc-errors.${extension}`, script)).toBe('true\n');
  });

  test.each(['cjs', 'mjs'])('has a validator for each contract alone, in a .%s file', (extension) => {
    const load = extension === 'cjs' ? 'require' : 'await import';
    const script = `const { readdirSync, readFileSync } = ${load}('node:fs');
let accepted = 0;
for (const path of ${JSON.stringify(paths)}) {
  const { validate, is, assertValid } = ${load}('openvibe-contracts/validators/' + path);
  const folder = 'node_modules/openvibe-contracts/fixtures/' + path + '/valid/';
  const value = JSON.parse(readFileSync(folder + readdirSync(folder)[0], 'utf8'));
  assertValid(value);
  if (validate(value).valid && is(value) && !is(undefined)) accepted++;
}
console.log(accepted);
`;
    expect(run(`alone.${extension}`, script)).toBe(`${contracts.length}\n`);
  });

  test('has OpenAPI documents, each loaded by its subpath', () => {
    const script = `console.log(require('openvibe-contracts/openapi/live.json').openapi)`;
    expect(run('openapi.cjs', script)).toBe('3.1.0\n');
    const files = (folder: string): string[] => readdirSync(join(folder, 'openapi'));
    expect(files(installed)).toEqual(files(root));
  });

  test('depends on nothing', () => {
    expect(manifest.dependencies).toBeUndefined();
    expect(readdirSync(join(consumer, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'openvibe-contracts',
    ]);
  });

  // The commands hold their libraries, and all of test/cli runs where there is no other package.
  test('loads nothing but files of its own, and the entries that bundlers take stand alone', () => {
    const loads = scripts
      .filter((file) => !file.startsWith('cli/'))
      .flatMap((file) => {
        const text = readFileSync(join(installed, 'dist', file), 'utf8');
        const names = text.matchAll(/\b(?:require\(|import\s*\(|from\s*|import\s*)["']([^"']*)["']/g);
        return [...new Set([...names].map(([, name = '']) => name))].map((name) => ({ file, name }));
      });
    const isOwnFile = ({ file, name }: { file: string; name: string }): boolean =>
      name.startsWith('.') && existsSync(join(installed, 'dist', dirname(file), name));
    // An optional peer, loaded by whom calls `arbitrary`.
    const others = loads.filter((load) => !isOwnFile(load));
    expect(others).toEqual([{ file: 'testing.cjs', name: 'fast-check' }]);
    expect(loads.filter(({ file }) => /^(?:index\.js|validators\/)/.test(file))).toEqual([]);
    const kinds = new Set(
      loads.map(({ file, name }) => `${file} ${name}`.replace(/\/[\w./-]+-?\d+\.(cjs|json)/g, '/….$1')),
    );
    expect([...kinds].sort()).toEqual(
      [
        'capabilities.cjs ./index.cjs',
        'capabilities.js ./index.js',
        'chunks/….cjs ../core.cjs',
        'core.cjs ./….cjs',
        'core.cjs ./chunks/catalog.cjs',
        'core.cjs ./chunks/schemas.cjs',
        'chunks/schemas.cjs ../….json',
        'index.cjs ./core.cjs',
        'node/capabilities.js ../capabilities.cjs',
        'node/index.js ../index.cjs',
        'node/rpc.js ../rpc.cjs',
        'node/testing.js ../testing.cjs',
        'rpc.cjs ./index.cjs',
        'rpc.js ./index.js',
        'testing.cjs ./index.cjs',
        'testing.cjs fast-check',
        'testing.js ./index.js',
      ].sort(),
    );
  });

  test('makes no code from strings, but for one command', () => {
    const making = scripts.filter((file) =>
      /\beval\(|\bnew Function\b/.test(readFileSync(join(installed, 'dist', file), 'utf8')),
    );
    // It looks for a witness by schemas of anybody's, which ajv compiles.
    expect(making).toEqual(['cli/compat.cjs']);
  });

  test('holds all that its README leads to, but what is for those who change it', () => {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links).toEqual(expect.arrayContaining(['docs/rules.md', 'docs/rpc.md', 'SECURITY.md']));
    const missing = links.filter((link) => !existsSync(join(installed, link)));
    expect([...new Set(missing)]).toEqual(['examples/README.md', 'CONTRIBUTING.md']);
  });

  test('holds the license of all that it contains', () => {
    expect(readFileSync(join(installed, 'LICENSE'), 'utf8')).toContain('leven');
    expect(readFileSync(join(installed, 'LICENSE'), 'utf8')).toContain('jsonc-parser');
  });
});

describe('types of the packed package', () => {
  const source = `import { is, parse, validate } from 'openvibe-contracts';
import { capabilities } from 'openvibe-contracts/capabilities';
import { checkedCaller, type SandboxRpc } from 'openvibe-contracts/rpc';
import { fixtures, sample } from 'openvibe-contracts/testing';
import { assertValid, type LiveAgentSandboxWorkerRequest, standardSchema } from 'openvibe-contracts/validators/live/agent-sandbox-worker-request.v1';
declare const value: unknown;
if (is('sandbox.exec-request@1', value)) {
  const id: string = value.sandbox_id;
}
const result = validate('platform.runtime-class@1', value);
if (!result.valid) {
  const path: string = result.errors[0].path;
}
const parsed = parse('sandbox.exec-request@1', '{}');
if (parsed.valid) {
  const id: string = parsed.value.sandbox_id;
} else {
  const line: number = parsed.errors[0].line;
}
assertValid(value);
const worker: LiveAgentSandboxWorkerRequest = value;
const sampled: LiveAgentSandboxWorkerRequest = sample('live.agent-sandbox-worker-request@1', 1);
const first: LiveAgentSandboxWorkerRequest | undefined = fixtures('live.agent-sandbox-worker-request@1').valid[0]?.value;
const vendor: string = standardSchema['~standard'].vendor;
const owner: string | undefined = capabilities[0]?.owner;
const image: Promise<string> = checkedCaller(async () => value)('sandbox::create', { image: 'node' }).then((reply) => reply.image);
const stop: SandboxRpc['sandbox::stop']['request'] = { sandbox_id: 'a' };
// @ts-expect-error: a misspelt contract name
is('sandbox.exec-reqest@1', value);
`;
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022'];

  test.each([
    ['a CommonJS module', 'types.cts', ['--module', 'nodenext']],
    ['an ES module', 'types.mts', ['--module', 'nodenext']],
    ['a bundled module', 'types.ts', ['--module', 'esnext', '--moduleResolution', 'bundler']],
  ])('hold in %s', (_kind, file, resolution) => {
    writeFileSync(join(folder, file), source);
    expect(runNode(folder, tsc, ...options, ...resolution, file)).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});
