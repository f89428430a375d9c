import { nearestFew } from './nearest.js';
import { toSafeText } from './printable.js';

/** What kind of name it is that nothing has, and where the known ones are. */
export interface NameKind {
  /** `a contract`, as it stands in a sentence. */
  readonly what: string;
  /** One that is known, to show what is wanted. */
  readonly example: string;
  /** The list of all that are known, as a caller writes it. */
  readonly list: string;
}

/**
 * What to say of a name that nothing has: the message, and up to three names that may have been meant, the nearest first. The error
 * classes that say it have no base class: no entry would declare it, and programs with `declaration: true` could not name it.
 *
 * @param hint What the caller knows of the name otherwise. Without one, its form may say that it is a name of another kind.
 */
export function unknownName(
  { what, example, list }: NameKind,
  name: unknown,
  known: Iterable<string>,
  hint?: string,
): { readonly message: string; readonly suggestions: readonly string[] } {
  const [, noun = ''] = what.split(' ');
  if (typeof name !== 'string')
    return { message: `the name of ${what} is a string, such as "${example}"`, suggestions: [] };
  const suggestions = nearestFew(name, known);
  const near = suggestions.length > 0 ? `did you mean ${suggestions.join(', ')}?` : undefined;
  const help = hint ?? near ?? hintByForm(noun, name) ?? `\`${list}\` lists the known ones`;
  return { message: `no ${noun} is named ${toSafeText(JSON.stringify(name.slice(0, 200)))}; ${help}`, suggestions };
}

/** How the names of each kind look, and what takes them. By form alone, so that no bundle holds names that its code does not use. */
const FORMS = [
  ['contract', /@\d+$/, 'validate', ''],
  ['function', /.::/, 'validateCall', '/rpc'],
  ['capability', /^\w+(?:\.\w+){2,}$/, 'inputOf', '/capabilities'],
] as const;

function hintByForm(wanted: string, name: string): string | undefined {
  const [noun, , taker, entry] = FORMS.find(([noun, form]) => noun !== wanted && form.test(name)) ?? [];
  return noun && `it looks like a ${noun}, which goes to \`${taker}\` of openvibe-contracts${entry}`;
}
