import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { compilerOf } from '../../../src/compile/compile.js';
import { pathOf } from '../../../src/source/names.js';
import type { Tree } from '../../../src/source/tree.js';
import { judgeAddress } from './try-it.js';

const SRC = resolve(import.meta.dirname, '../../../src');

/**
 * For each contract a module for browsers that judges a text as `parse` of the package does: the same generated code and the same runtime,
 * made of the tree at hand, so that a page has no need of a build. What all share is loaded once.
 */
export async function judgeModules(tree: Tree): Promise<(readonly [address: string, text: string])[]> {
  const out = resolve('/docs/judges');
  const result = await build({
    entryPoints: tree.contracts.map((contract) => ({ in: `judge:${pathOf(contract)}`, out: pathOf(contract) })),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
    outdir: out,
    chunkNames: 'shared/[hash]',
    plugins: [generatedModules(tree)],
    logLevel: 'silent',
  });
  const known = new Set(tree.contracts.map(judgeAddress));
  const files = result.outputFiles.map(({ path, text }) => {
    return [`/docs/judges/${relative(out, path).replaceAll('\\', '/')}`, text] as const;
  });
  if (files.filter(([address]) => known.has(address)).length !== known.size) throw new Error('a judge is missing');
  return files;
}

/** The modules that `npm run generate` would write, from memory. */
function generatedModules(tree: Tree): Plugin {
  const compiler = compilerOf(tree);
  const byPath = new Map(tree.contracts.map((contract) => [pathOf(contract), contract]));
  return {
    name: 'generated-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(?:judge|check|rules):/ }, ({ path }) => ({ path, namespace: 'generated' }));
      onResolve({ filter: /^\.{1,2}\/.*\.js$/, namespace: 'generated' }, ({ path, resolveDir }) => {
        const file = resolve(resolveDir, path).replace(/\.js$/, '.ts');
        return existsSync(file) ? { path: file, sideEffects: false } : undefined;
      });
      onLoad({ filter: /.*/, namespace: 'generated' }, ({ path: id }) => {
        const [kind, path = ''] = id.split(':');
        const contract = byPath.get(path);
        if (!contract) return undefined;
        const rules = compiler.rulesModuleOf(contract);
        if (kind === 'judge') return { contents: judgeText(path, rules !== undefined), loader: 'ts', resolveDir: SRC };
        const contents = kind === 'check' ? compiler.moduleOf(contract) : (rules ?? '');
        return { contents, loader: 'ts', resolveDir: dirname(resolve(SRC, 'generated/checks', path)) };
      });
    },
  };
}

const judgeText = (path: string, hasRules: boolean): string => `import { judgeText } from './judge-text.js';
import { check } from 'check:${path}';
${hasRules ? `import { check as rules } from 'rules:${path}';` : 'const rules = undefined;'}
export const judge = (text, options) => judgeText(check, rules, text, options);
`;
