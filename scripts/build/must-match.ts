import type { Options } from 'tsup';

export type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * The plugin, which now fails the build when one of its filters changed nothing: modules are found by their names, and one that was
 * renamed would otherwise be bundled as it is without a word.
 */
export function mustMatch(plugin: Plugin): Plugin {
  return {
    name: plugin.name,
    setup(build) {
      const unmatched = new Set<RegExp>();
      const watch =
        <Options extends { filter: RegExp }, Args, Result>(
          register: (options: Options, callback: (args: Args) => Result) => void,
        ) =>
        (options: Options, callback: (args: Args) => Result): void => {
          unmatched.add(options.filter);
          register(options, (args) => {
            const result = callback(args);
            if (result !== undefined) unmatched.delete(options.filter);
            return result;
          });
        };
      plugin.setup({ ...build, onResolve: watch(build.onResolve), onLoad: watch(build.onLoad) });
      build.onEnd(() => ({
        errors: [...unmatched].map((filter) => ({
          text: `${plugin.name}: no module matches ${filter}; was a file renamed? (tsup.config.ts)`,
        })),
      }));
    },
  };
}
