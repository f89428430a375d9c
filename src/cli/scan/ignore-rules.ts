import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** What the .gitignore files of a folder and of those above it leave out. */
export interface IgnoreRules {
  readonly ignores: (path: string, isFolder: boolean) => boolean;
}

/**
 * The rules of the folders above a folder, up to the root of its repository; none outside one, and none where they leave out the folder
 * itself, which was named all the same.
 */
export function rulesAbove(folder: string): IgnoreRules {
  const above: string[] = [];
  for (let at = resolve(folder); !existsSync(join(at, '.git')); ) {
    const parent = dirname(at);
    if (parent === at) return NO_RULES;
    above.unshift(parent);
    at = parent;
  }
  const rules = above.reduce((outer, each) => rulesWithin(each, outer), NO_RULES);
  return above.length > 0 && rules.ignores(folder, true) ? NO_RULES : rules;
}

/** The rules above, and those of the folder itself, which outweigh them (gitignore(5)). */
export function rulesWithin(folder: string, above: IgnoreRules): IgnoreRules {
  const file = join(folder, '.gitignore');
  // A folder of that name has no rules, nor has git any from it.
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return above;
  const rules: Ignore = ignore().add(readFileSync(file, 'utf8'));
  const root = resolve(folder);
  return {
    ignores(path, isFolder) {
      const below = relative(root, resolve(path)).split(sep).join('/');
      const result = rules.test(isFolder ? `${below}/` : below);
      return result.ignored || (!result.unignored && above.ignores(path, isFolder));
    },
  };
}

const NO_RULES: IgnoreRules = { ignores: () => false };
