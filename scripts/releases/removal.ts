import { metadataIn } from './content.js';
import { type Release, schemaOf } from './read-releases.js';
import { isDraft } from './version.js';

/** What the releases of a contract say about when it may go. */
export type Removal =
  /** Nobody was promised anything: there are drafts alone, or it was retired from its first version on. */
  | { readonly kind: 'free' }
  /** It is in use as far as its users know. */
  | { readonly kind: 'not announced' }
  /** It was announced; the latest day that was ever named since binds, which a later version cannot bring forward. */
  | { readonly kind: 'announced'; readonly removeAfter: string };

/** @param releases The oldest first. */
export function removalOf(releases: readonly Release[]): Removal {
  const kept = releases.filter(({ version }) => !isDraft(version)).map((release) => metadataIn(schemaOf(release)));
  const lastInUse = kept.map(({ status }) => status !== 'deprecated' && status !== 'retired').lastIndexOf(true);
  const days = kept.slice(lastInUse + 1).flatMap(({ removeAfter }) => (removeAfter ? [String(removeAfter)] : []));
  const removeAfter = days.sort().at(-1);
  if (removeAfter !== undefined) return { kind: 'announced', removeAfter };
  return lastInUse < 0 ? { kind: 'free' } : { kind: 'not announced' };
}
