/**
 * What a generated page is made of. Every text is inline Markdown: `code`, **strong**, [text](address) and backslash escapes. One page
 * gives both the HTML and its Markdown version, so that the two cannot say different things.
 */
export type Block = Heading | Text | List | Facts | Table | Code | Note | Fold | Custom;

export interface Heading {
  readonly kind: 'heading';
  readonly level: 2 | 3 | 4;
  readonly text: string;
  /** The anchor; from the text unless given. */
  readonly id?: string;
}

/** A paragraph. */
export interface Text {
  readonly kind: 'text';
  readonly text: string;
}

export interface List {
  readonly kind: 'list';
  readonly items: readonly string[];
}

/** Short facts with their names, such as the version and the owner. */
export interface Facts {
  readonly kind: 'facts';
  readonly facts: readonly (readonly [name: string, value: string])[];
}

export interface Table {
  readonly kind: 'table';
  /** What the table holds, for those who hear it. */
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** A class of the table, for the theme. */
  readonly className?: string;
}

export interface Row {
  /** The anchor of the row. */
  readonly id?: string;
  /** One for each column; a list becomes a list. The first names the row. */
  readonly cells: readonly (string | readonly string[])[];
  /** `data-…` attributes for what the theme does with rows, such as filtering. */
  readonly data?: Readonly<Record<string, string>>;
}

export interface Code {
  readonly kind: 'code';
  readonly language: 'json' | 'js' | 'ts' | 'sh' | 'text';
  readonly text: string;
  /** What is to be seen of single lines, by number from 1. */
  readonly marks?: ReadonlyMap<number, Mark>;
  /** For scripts of the theme that look for it. */
  readonly id?: string;
}

export interface Mark {
  /** `added` and `removed` are lines of an edit, `elided` stands for lines left out; only what is added or unmarked is copied. */
  readonly look?: 'added' | 'removed' | 'elided';
  /** Something is wrong in this line. */
  readonly isError?: boolean;
  /** Shown below the line, e.g. the error that stands there. */
  readonly note?: string;
}

export interface Note {
  readonly kind: 'note';
  readonly tone: 'info' | 'warning' | 'error' | 'ok';
  readonly text: string;
}

/** What opens with a click, and is there without scripts. */
export interface Fold {
  readonly kind: 'fold';
  readonly summary: string;
  /** Stands behind the summary, in small. */
  readonly hint?: string;
  readonly id?: string;
  readonly isOpen?: boolean;
  readonly blocks: readonly Block[];
}

/** HTML of its own, for what only a browser can show, and what stands in its place in the Markdown version. */
export interface Custom {
  readonly kind: 'custom';
  readonly html: string;
  readonly markdown: string;
}

export const heading = (level: Heading['level'], text: string, id?: string): Heading => ({
  kind: 'heading',
  level,
  text,
  ...(id === undefined ? {} : { id }),
});

export const text = (words: string): Text => ({ kind: 'text', text: words });
