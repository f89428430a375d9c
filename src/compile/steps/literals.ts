const LITERAL = /"(?:[^"\\]|\\.)*"/g;

/**
 * Texts of code by number. A contract chooses the texts in its code, such as names of properties, and they may look like
 * code; so the steps that change code see `"7"` where the seventh text stands.
 */
export class Literals {
  readonly #texts: string[] = [];

  /** Code in which each text is replaced by its number. */
  hide(code: string): string {
    return code.replace(LITERAL, (text) => `"${this.#texts.push(text) - 1}"`);
  }

  /** The code with its texts again. */
  show(code: string): string {
    return code.replace(/"(\d+)"/g, (_all, i: string) => this.#texts[Number(i)] as string);
  }
}
