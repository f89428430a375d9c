/** A version of semantic versioning without tags: major, minor, patch. */
export type Version = readonly [major: number, minor: number, patch: number];

/** How far one version is from another. `launch` is the step from 0.x, which promises nothing, to a version that does. */
export type Step = 'patch' | 'minor' | 'launch';

/** Reads a version that `checkMetadata` has passed, or a part of a file's name of the same form. */
export function parseVersion(text: string): Version {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map(Number);
  return [major, minor, patch];
}

export function compareVersions(a: string, b: string): number {
  const [left, right] = [parseVersion(a), parseVersion(b)];
  const i = left.findIndex((part, at) => part !== right[at]);
  return i < 0 ? 0 : (left[i] as number) - (right[i] as number);
}

/** The version that is one step on: 1.2.3 → 1.2.4 or 1.3.0. */
export function nextVersion(from: string, step: 'patch' | 'minor'): string {
  const [major, minor, patch] = parseVersion(from);
  return step === 'patch' ? `${major}.${minor}.${patch + 1}` : `${major}.${minor + 1}.0`;
}

/** Whether versions of this major, 0, may still change in any way. */
export const isDraft = (version: string): boolean => parseVersion(version)[0] === 0;

/** The step that leads from one version to the other; undefined when none does. */
export function stepBetween(from: string, to: string): Step | undefined {
  if (isDraft(from) && !isDraft(to)) return 'launch';
  return (['patch', 'minor'] as const).find((step) => nextVersion(from, step) === to);
}
