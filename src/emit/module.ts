import * as helpers from '../engine/code-helpers.js';
import * as explainers from '../engine/explainers.js';

/** A type of the engine, as it is named in emitted code. */
export type EngineType = 'Check' | 'RawErrors' | 'Writer';

/** The text of a module while it is written: what its functions import, share and read of objects. */
export class ModuleText {
  readonly helpers = new Set<string>();
  readonly explainers = new Set<string>();
  /** The types of the engine that the text names. */
  readonly types = new Set<EngineType>(['Check', 'RawErrors']);
  /** The properties that are read in place, and so must not be inherited. */
  readonly names = new Set<string>();
  readonly functions: string[] = [];
  readonly #constants = new Map<string, { readonly name: string; readonly text: string }>();
  readonly #taken = new Set<string>([...Object.keys(helpers), ...Object.keys(explainers), ...RESERVED]);

  /** @param isTyped Whether the text is TypeScript; it is run as it is otherwise. */
  constructor(readonly isTyped: boolean) {}

  readonly typed = (code: string): string => (this.isTyped ? code : '');

  /** An expression taken for one of a type. */
  as(code: string, type: EngineType): string {
    this.types.add(type);
    return this.isTyped ? `(${code} as ${type})` : code;
  }

  /** A name that nothing else in the module has: this one, or with a number behind. */
  unique(name: string, taken: ReadonlySet<string> = new Set()): string {
    let unique = name;
    for (let i = 2; this.#taken.has(unique) || taken.has(unique); i++) unique = `${name}${i}`;
    return unique;
  }

  /** The same, and nothing else gets it from now on. */
  take(name: string): string {
    const unique = this.unique(name);
    this.#taken.add(unique);
    return unique;
  }

  constant(name: string, code: string, type = ''): string {
    const key = `${name} ${code}`;
    const found = this.#constants.get(key);
    if (found) return found.name;
    const unique = this.take(name);
    this.#constants.set(key, { name: unique, text: `const ${unique}${this.typed(type)} = ${code};` });
    return unique;
  }

  get constants(): string[] {
    return [...this.#constants.values()].map(({ text }) => text);
  }

  helper(name: string): string {
    this.helpers.add(name);
    return name;
  }
}

/** The names of a module and of the language that no variable may have. */
const RESERVED =
  'value depth errors check rule Array Number Object Check RawErrors Writer arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  );
