import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ScriptError } from './problem.js';

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
  /** How many positional arguments the script takes; none unless given. */
  readonly positionals?: number;
  /** Does the work and returns the line to print. */
  readonly main: (options: ScriptOptions) => string | Promise<string>;
}

/** Runs a script. Exit codes: 0 done, 1 the tree has problems, 2 the call was wrong. */
export async function runScript(spec: ScriptSpec): Promise<void> {
  const options = readArguments(spec);
  if (typeof options === 'string') {
    process.stderr.write(`${options}${spec.usage}\n`);
    process.exitCode = options === '' ? 0 : 2;
    return;
  }
  try {
    process.stdout.write(`${await spec.main(options)}\n`);
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** The options, or what was wrong with the call (empty when the caller asked for help). */
function readArguments({ flags = [], options = [], positionals: wanted = 0 }: ScriptSpec): ScriptOptions | string {
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
    if (given.get('help')) return '';
    if (positionals.length !== wanted) return `expected ${wanted} arguments, got ${positionals.length}\n`;
    return {
      root: resolve(text('root') ?? '.'),
      flags: new Set(flags.filter((name) => given.get(name) === true)),
      options: Object.fromEntries(options.map((name) => [name, text(name)])),
      positionals,
    };
  } catch (error) {
    return `${(error as Error).message}\n`;
  }
}
