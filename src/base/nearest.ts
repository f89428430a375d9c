import leven from 'leven';

/** Longer texts are no slips of the finger, and comparing them would take long. */
const LONGEST = 200;

/** How many slips are forgiven: none in one or two characters, two in a word, more in a long name. */
function reachOf({ length }: string): number {
  return length < 3 ? 0 : Math.min(Math.ceil(length / 3), Math.max(2, Math.floor(length / 4)));
}

/** The candidate that was most likely meant, whatever its case; undefined when none is near. */
export const nearest = (text: string, candidates: Iterable<string>): string | undefined =>
  nearestFew(text, candidates).at(0);

/** Up to three candidates that may have been meant, whatever their case: the nearest, and what is about as near. */
export function nearestFew(text: string, candidates: Iterable<string>): string[] {
  if (text.length > LONGEST) return [];
  const folded = text.toLowerCase();
  const reach = reachOf(text);
  const near = [...candidates]
    .map((candidate) => ({ candidate, distance: leven(folded, candidate.toLowerCase(), { maxDistance: reach + 1 }) }))
    .filter(({ distance }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance);
  return near
    .filter(({ distance }) => distance <= (near[0]?.distance ?? 0) + 2)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
