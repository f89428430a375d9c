import leven, { closestMatch } from 'leven';

/** Longer texts are no slips of the finger, and comparing them would take long. */
const LONGEST = 200;

/** How many slips are forgiven: one in three characters. */
const reachOf = (text: string): number => Math.ceil(text.length / 3);

/** The candidate that was most likely meant; undefined when none is near. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  return text.length > LONGEST ? undefined : closestMatch(text, candidates, { maxDistance: reachOf(text) });
}

/** Up to three candidates that may have been meant: the nearest, and what is about as near. */
export function nearestFew(text: string, candidates: Iterable<string>): string[] {
  if (text.length > LONGEST) return [];
  const reach = reachOf(text);
  const near = [...candidates]
    .map((candidate) => ({ candidate, distance: leven(text, candidate, { maxDistance: reach + 1 }) }))
    .filter(({ distance }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance);
  return near
    .filter(({ distance }) => distance <= (near[0]?.distance ?? 0) + 2)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
