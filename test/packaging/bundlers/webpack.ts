import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import createCompiler, { type StatsModule } from 'webpack';
import { type Bundler, filesOf } from './bundled.js';

export const webpack: Bundler = async (consumer, program, platform) => {
  const [path, filename] = [join(consumer, 'webpack'), `${platform}-${program}`];
  const isModule = !program.endsWith('.cjs');
  const compiler = createCompiler({
    mode: 'production',
    context: consumer,
    entry: `./${program}`,
    target: platform === 'node' ? 'node' : 'web',
    output: { path, filename, library: { type: isModule ? 'module' : 'commonjs2' }, module: isModule },
    experiments: { outputModule: isModule },
    performance: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const { modules = [], errors = [] } = stats?.toJson({ modules: true, nestedModules: true, errors: true }) ?? {};
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return { code: readFileSync(join(path, filename), 'utf8'), files: filesOf(pathsOf(modules)) };
};

/** Modules that were joined into one stand within it. */
const pathsOf = (modules: readonly StatsModule[]): string[] =>
  modules.flatMap(({ nameForCondition, modules = [] }) => [nameForCondition ?? '', ...pathsOf(modules)]);
