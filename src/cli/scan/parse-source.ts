import { type ParserPlugin, parse } from '@babel/parser';
import { CliError } from '../io/cli-error.js';

/** A node of a syntax tree, as far as its readers know it. */
export interface Node {
  readonly type: string;
  readonly loc?: { readonly start: { readonly line: number; readonly column: number } } | null;
  readonly [field: string]: unknown;
}

/** Where and why a text is no program. */
export interface SyntaxError {
  readonly message: string;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
}

/**
 * The syntax tree of a file, or what keeps it from having one. Its name says which language it is in.
 *
 * @throws CliError where the program is nested so deeply that the parser's stack ends.
 */
export function parseSource(file: string, text: string): { readonly tree: Node } | { readonly error: SyntaxError } {
  try {
    // What is wrong but can be read around, such as a name declared twice, is for compilers to tell.
    const tree = parse(text, { ...LENIENT, plugins: pluginsOf(file) });
    return { tree: tree.program as unknown as Node };
  } catch (error) {
    if (error instanceof RangeError) throw new CliError('is nested too deeply to be read');
    const { message, loc } = error as SyntaxError & { readonly loc?: { line: number; column: number } };
    if (loc === undefined) throw error;
    // The parser ends its messages with the place, which stands beside them.
    const reason = message.replace(/ \(\d+:\d+\)$/, '').replace(/\.$/, '');
    return { error: { message: `is not read: ${reason}`, line: loc.line, column: loc.column + 1 } };
  }
}

const LENIENT = {
  sourceType: 'unambiguous',
  errorRecovery: true,
  allowAwaitOutsideFunction: true,
  allowImportExportEverywhere: true,
  allowReturnOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowUndeclaredExports: true,
} as const;

/** Decorators of parameters are known to the older proposal alone, which TypeScript code still uses. */
const ANY: readonly ParserPlugin[] = ['decorators-legacy', 'decoratorAutoAccessors', 'explicitResourceManagement'];

function pluginsOf(file: string): ParserPlugin[] {
  if (/\.d\.[cm]?ts$/.test(file)) return ['decorators-legacy', ['typescript', { dts: true }]];
  if (/\.tsx$/.test(file)) return [...ANY, 'typescript', 'jsx'];
  // In TypeScript without JSX, `<T>value` is a type assertion.
  if (/\.[cm]?ts$/.test(file)) return [...ANY, 'typescript'];
  return [...ANY, 'jsx', 'flow'];
}
