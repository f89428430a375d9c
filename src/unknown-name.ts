import { nearestFew } from './nearest.js';

/** What kind of name it is that nothing bears, and where the known ones are. */
export interface NameKind {
  /** `a contract`, as it stands in a sentence. */
  readonly what: string;
  /** One that is known, to show what is wanted. */
  readonly example: string;
  /** The list of all that are known, as a caller writes it. */
  readonly list: string;
}

/** What to say of a name that nothing bears: the message, and up to three names that may have been meant, the nearest first. */
export function unknownName(
  { what, example, list }: NameKind,
  name: unknown,
  known: Iterable<string>,
): { readonly message: string; readonly suggestions: readonly string[] } {
  const [, noun] = what.split(' ');
  if (typeof name !== 'string')
    return { message: `the name of ${what} is a string, such as "${example}"`, suggestions: [] };
  const suggestions = nearestFew(name, known);
  const hint = suggestions.length > 0 ? `did you mean ${suggestions.join(', ')}?` : `\`${list}\` lists the known ones`;
  return { message: `no ${noun} is named ${JSON.stringify(name.slice(0, 200))}; ${hint}`, suggestions };
}
