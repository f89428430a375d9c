import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lineGuard } from '../../src/cli/io/line-guard.js';
import { ScriptError } from '../../src/source/problem.js';

export interface ScriptOptions {
  /** The tree to work on; the current folder unless `--root` names another. */
  readonly root: string;
  readonly flags: ReadonlySet<string>;
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly positionals: readonly string[];
}

export interface ScriptSpec {
  /** Shown for `--help` and after a wrong call. */
  readonly usage: string;
  readonly flags?: readonly string[];
  /** Options that take a value, besides `--root`. */
  readonly options?: readonly string[];
  /** What to say when an argument is missing, for each that the script takes; it takes none unless given. */
  readonly positionals?: readonly string[];
  /** How many arguments the script may take besides, which it looks at itself. */
  readonly optionalPositionals?: number;
  /** The exit code when the work fails; 1 unless given. */
  readonly failure?: number;
  /** Does the work and returns the line to print. */
  readonly main: (options: ScriptOptions) => string | Promise<string>;
}

/** Messages hold names of files and keys of schemas, which may be a stranger's. */
const guard = lineGuard();

/** Runs a script. Exit codes: 0 done, 1 the tree has problems, 2 the call was wrong. */
export async function runScript(spec: ScriptSpec): Promise<void> {
  const options = readArguments(spec);
  if (options === 'help') {
    process.stdout.write(spec.usage);
    return;
  }
  if (typeof options === 'string') {
    process.stderr.write(guard(`${options}\n${spec.usage}\n`));
    process.exitCode = 2;
    return;
  }
  try {
    process.stdout.write(guard(`${await spec.main(options)}\n`));
  } catch (error) {
    // What the file system refuses is told by its own message, which names the file.
    if (!(error instanceof ScriptError || (error instanceof Error && 'syscall' in error))) throw error;
    process.stderr.write(guard(`${error.message}\n`));
    process.exitCode = spec.failure ?? 1;
  }
}

/** The options, or what was wrong with the call, or `help` when the caller asked for it. */
function readArguments({
  flags = [],
  options = [],
  positionals: wanted = [],
  optionalPositionals = 0,
}: ScriptSpec): ScriptOptions | string {
  const config = Object.fromEntries([
    ...['help', ...flags].map((name) => [name, { type: 'boolean' as const }]),
    ...['root', ...options].map((name) => [name, { type: 'string' as const }]),
  ]);
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: config });
    const given = new Map<string, unknown>(Object.entries(values));
    const text = (name: string): string | undefined => {
      const value = given.get(name);
      return typeof value === 'string' ? value : undefined;
    };
    if (given.get('help')) return 'help';
    const missing = wanted[positionals.length];
    if (missing !== undefined) return missing;
    const most = wanted.length + optionalPositionals;
    if (positionals.length > most) {
      const extra = positionals.slice(most).join(' ');
      return `too many arguments: ${extra} (options go behind \`--\`, as the usage shows)`;
    }
    return {
      root: resolve(text('root') ?? '.'),
      flags: new Set(flags.filter((name) => given.get(name) === true)),
      options: Object.fromEntries(options.map((name) => [name, text(name)])),
      positionals,
    };
  } catch (error) {
    return (error as Error).message;
  }
}
