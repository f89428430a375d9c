import type { Branch } from '../keywords/scope.js';
import type { ModuleText } from './module.js';

/** The lines of a function while they are written. */
export class Body {
  lines: string[] = [];
  /** Whether a line before may have found errors. */
  mayHaveErrors = false;
  readonly #variables = new Set<string>();
  #indent = 1;

  line(text: string): void {
    this.lines.push(`${'  '.repeat(this.#indent)}${text}`);
  }

  readonly block = (head: string, inner: () => void, end = '}'): void => {
    this.line(head);
    this.#indent++;
    inner();
    this.#indent--;
    if (end !== '') this.line(end);
  };

  /** Writes `if`, `else if` and `else`. Branches at the end that do nothing are left out. */
  choose(branches: readonly Branch[]): void {
    const before = this.mayHaveErrors;
    let after = before;
    const written = branches.map(([condition, inner]) => {
      // No other branch has run.
      this.mayHaveErrors = before;
      const lines = this.#capture(inner);
      after ||= this.mayHaveErrors;
      return { condition, lines };
    });
    this.mayHaveErrors = after;
    while (written.at(-1)?.lines.length === 0) written.pop();
    for (const [i, { condition, lines }] of written.entries()) {
      const head = condition === undefined ? '{' : `if (${condition}) {`;
      // The end of the branch before is the line that this one goes on in.
      if (i > 0) this.lines.pop();
      this.line(i === 0 ? head : `} else ${head}`);
      this.lines.push(...lines);
      this.line('}');
    }
  }

  /** A name that no other variable of the function has, nor anything of the module. */
  variable(module: ModuleText, name: string): string {
    const unique = module.unique(name, this.#variables);
    this.#variables.add(unique);
    return unique;
  }

  #capture(inner: () => void): string[] {
    const before = this.lines;
    this.lines = [];
    this.#indent++;
    inner();
    const captured = this.lines;
    this.#indent--;
    this.lines = before;
    return captured;
  }
}
