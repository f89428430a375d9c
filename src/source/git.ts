import { execFileSync } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { ScriptError } from './problem.js';

/** The repository that a folder is in. */
export interface Repository {
  /** The folder from the top of the work tree: empty at the top, else such as `packages/contracts/`. */
  readonly prefix: string;
  /** Runs git in the folder and gives what it prints. Throws GitError when git refuses. */
  readonly run: (args: readonly string[], input?: string) => Buffer;
}

/** Git refused a command; the message is git's own first line. */
export class GitError extends Error {
  override readonly name = 'GitError';
}

/**
 * Opens the repository that a folder is in, by where the folder stands and by nothing else. A hook runs with GIT_DIR,
 * GIT_INDEX_FILE and others set to the repository that called it, which need not be the one of the folder.
 *
 * @throws ScriptError when there is no git, no such folder, no repository around it, or a work tree that is elsewhere.
 */
export function openRepository(root: string): Repository {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) throw new ScriptError(`${root} is not a folder`);
  const run: Repository['run'] = (args, input = '') => git(['-C', root, ...args], input);
  const lineOf = (flag: string): string =>
    run(['rev-parse', flag])
      .toString()
      .replace(/\r?\n$/, '');
  let top: string;
  try {
    top = lineOf('--show-toplevel');
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const reason = /not a git repository/.test(error.message) ? 'is not in a git repository' : `: ${error.message}`;
    throw new ScriptError(`${root} ${reason}`.replace(' :', ':'), { cause: error });
  }
  if (!isAround(top, root))
    throw new ScriptError(`git takes ${top} for the work tree of ${root}; see \`git config core.worktree\` there`);
  return { prefix: lineOf('--show-prefix'), run };
}

function isAround(top: string, root: string): boolean {
  const path = relative(realpathSync.native(top), realpathSync.native(root));
  return !isAbsolute(path) && path.split(/[/\\]/)[0] !== '..';
}

function git(args: readonly string[], input: string): Buffer {
  try {
    // Replacements (`git replace`) are of this clone alone; what was committed is what everybody has.
    return execFileSync('git', ['--no-replace-objects', ...args], {
      env: environment(process.env),
      input,
      maxBuffer: 2 ** 30,
      stdio: 'pipe',
    });
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: Buffer };
    if (code === 'ENOENT') throw new ScriptError('git was not found; install it', { cause: error });
    const told = stderr?.toString().match(/^(?:fatal|error): (.*)$/m)?.[1];
    throw new GitError(told ?? (error as Error).message, { cause: error });
  }
}

/** What git may be told by its environment: which configuration it reads and where it stops to look, never where things are. */
const KEPT: ReadonlySet<string> = new Set([
  ...['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM', 'GIT_CONFIG_NOSYSTEM'],
  ...['GIT_CEILING_DIRECTORIES', 'GIT_DISCOVERY_ACROSS_FILESYSTEM', 'GIT_EXEC_PATH'],
]);

/**
 * The environment for git, without what would lead it to another repository: all that `git rev-parse --local-env-vars` names, and
 * every other variable of git that is not known to be harmless. Messages are in English, since they are looked at.
 */
export function environment(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const entries = Object.entries(variables).filter(([name]) => !/^GIT_/i.test(name) || KEPT.has(name));
  return { ...Object.fromEntries(entries), LC_ALL: 'C' };
}
