import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { compilerOf } from '../../../src/compile/compile.js';
import { pathOf } from '../../../src/source/names.js';
import type { Tree } from '../../../src/source/tree.js';
import { validatorAddress } from './try-it.js';

const SRC = resolve(import.meta.dirname, '../../../src');

/**
 * For each contract a module for browsers that validates a text as `parse` of the package does: the same generated code and the same runtime,
 * made of the tree at hand, so that a page has no need of a build. What all share is loaded once.
 */
export async function validatorModules(tree: Tree): Promise<(readonly [address: string, text: string])[]> {
  const out = resolve('/docs/validators');
  const result = await build({
    entryPoints: tree.contracts.map((contract) => ({ in: `validate:${pathOf(contract)}`, out: pathOf(contract) })),
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
  const known = new Set(tree.contracts.map(validatorAddress));
  const files = result.outputFiles.map(({ path, text }) => {
    return [`/docs/validators/${relative(out, path).replaceAll('\\', '/')}`, text] as const;
  });
  if (files.filter(([address]) => known.has(address)).length !== known.size) throw new Error('a validator is missing');
  return files;
}

/** The modules that `npm run generate` would write, from memory. */
function generatedModules(tree: Tree): Plugin {
  const compiler = compilerOf(tree);
  const byPath = new Map(tree.contracts.map((contract) => [pathOf(contract), contract]));
  return {
    name: 'generated-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(?:validate|check|rules):/ }, ({ path }) => ({ path, namespace: 'generated' }));
      onResolve({ filter: /^\.{1,2}\/.*\.js$/, namespace: 'generated' }, ({ path, resolveDir }) => {
        const file = resolve(resolveDir, path).replace(/\.js$/, '.ts');
        return existsSync(file) ? { path: file, sideEffects: false } : undefined;
      });
      onLoad({ filter: /.*/, namespace: 'generated' }, ({ path: id }) => {
        const [kind, path = ''] = id.split(':');
        const contract = byPath.get(path);
        if (!contract) return undefined;
        const rules = compiler.rulesModuleOf(contract);
        if (kind === 'validate')
          return { contents: validateText(path, rules !== undefined), loader: 'ts', resolveDir: SRC };
        const contents = kind === 'check' ? compiler.moduleOf(contract) : (rules ?? '');
        return { contents, loader: 'ts', resolveDir: dirname(resolve(SRC, 'generated/checks', path)) };
      });
    },
  };
}

const validateText = (path: string, hasRules: boolean): string => `import { validateText } from './validate-text.js';
import { check } from 'check:${path}';
${hasRules ? `import { check as rules } from 'rules:${path}';` : 'const rules = undefined;'}
export const validate = (text, options) => validateText(check, rules, text, options);
`;
