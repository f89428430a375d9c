import type { JsonProblem } from 'openvibe-contracts';

/** A text, or its bytes where it is none. */
type Text = string | Uint8Array;

/** One kind of text that JSON readers disagree about: what `parse` takes of it, and what it refuses for which problem. */
interface Kind {
  readonly taken: readonly Text[];
  readonly refused: Partial<Readonly<Record<JsonProblem, readonly Text[]>>>;
}

/** By the names that SECURITY.md calls them. */
export type Kinds = Readonly<Record<string, Kind>>;

export const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));
