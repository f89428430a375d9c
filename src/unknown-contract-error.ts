import leven from 'leven';

const SUGGESTED = 3;
const SLACK = 2;

/** Thrown for a name that no contract bears. Tell it by its `code`. */
export class UnknownContractError extends Error {
  readonly code = 'contract.unknown';
  override readonly name = 'UnknownContractError';
  /** Up to three names that may have been meant, the nearest first; empty when none is near. */
  readonly suggestions: readonly string[];

  constructor(name: unknown, known: Iterable<string>) {
    const suggestions = typeof name === 'string' ? nearest(name, known) : [];
    const hint =
      suggestions.length > 0 ? `did you mean ${suggestions.join(', ')}?` : '`contracts` lists the known ones';
    super(`no contract is named ${describe(name)}; ${hint}`);
    this.suggestions = suggestions;
  }
}

/** The known names within reach of a slip (a third of the text), and of those the ones about as near as the nearest. */
function nearest(name: string, known: Iterable<string>): string[] {
  const reach = Math.ceil(name.length / 3);
  const near = [...known]
    .map((candidate) => ({ candidate, distance: leven(name, candidate, { maxDistance: reach + 1 }) }))
    .filter(({ distance }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance);
  return near
    .filter(({ distance }) => distance <= (near[0]?.distance ?? 0) + SLACK)
    .slice(0, SUGGESTED)
    .map(({ candidate }) => candidate);
}

const describe = (name: unknown): string =>
  typeof name === 'string' ? JSON.stringify(name.slice(0, 200)) : typeof name;
