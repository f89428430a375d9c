import { nearestFew } from './nearest.js';

/** What kind of name it is that nothing bears, and where the known ones are. */
export interface NameKind {
  /** `a contract`, as it stands in a sentence. */
  readonly what: string;
  /** One that is known, to show what is wanted. */
  readonly example: string;
  /** The list of all that are known, as a caller writes it. */
  readonly list: string;
  /** What takes the names of each kind, as a caller writes it; what the package exports unless said. */
  readonly takers?: Readonly<Record<string, string>>;
}

/**
 * What to say of a name that nothing bears: the message, and up to three names that may have been meant, the nearest first.
 *
 * @param hint What the caller knows of the name otherwise. Without one, its form may tell that it is a name of another kind.
 */
export function unknownName(
  { what, example, list, takers = EXPORTS }: NameKind,
  name: unknown,
  known: Iterable<string>,
  hint?: string,
): { readonly message: string; readonly suggestions: readonly string[] } {
  const [, noun = ''] = what.split(' ');
  if (typeof name !== 'string')
    return { message: `the name of ${what} is a string, such as "${example}"`, suggestions: [] };
  const suggestions = nearestFew(name, known);
  const near = suggestions.length > 0 ? `did you mean ${suggestions.join(', ')}?` : undefined;
  const help = hint ?? near ?? hintByForm(noun, name, takers) ?? `\`${list}\` lists the known ones`;
  return { message: `no ${noun} is named ${JSON.stringify(name.slice(0, 200))}; ${help}`, suggestions };
}

/** How the names of each kind look. By form alone, so that no bundle holds names that its code does not use. */
const FORMS: readonly (readonly [noun: string, form: RegExp, what: string])[] = [
  ['contract', /^[^:@]+\.[^:@]+@\d+$/, 'name of a contract'],
  ['function', /^[^:]+::/, 'id of a function'],
  ['capability', /^[a-z]\w*(?:\.\w+){2,}$/i, 'id of a capability'],
];

const EXPORTS: NonNullable<NameKind['takers']> = {
  contract: '`validate` of openvibe-contracts',
  function: '`validateCall` of openvibe-contracts/rpc',
  capability: '`inputOf` and `outputOf` of openvibe-contracts/capabilities',
};

function hintByForm(wanted: string, name: string, takers: NonNullable<NameKind['takers']>): string | undefined {
  const fitting = FORMS.find(([noun, form]) => noun !== wanted && Object.hasOwn(takers, noun) && form.test(name));
  if (fitting === undefined) return undefined;
  const [noun, , what] = fitting;
  return `it looks like the ${what}, which goes to ${takers[noun]}`;
}
