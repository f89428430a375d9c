import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** How a build server or code host finds a file. */
export interface ReportedPath {
  /** With forward slashes: from the repository or the working folder, or the whole path where the file is outside of both. */
  readonly path: string;
  readonly isOutside: boolean;
}

/**
 * How formats for build servers and code hosts name a file: from the top of the repository that the working folder is in, or else of the
 * file's own; where there is none, from the working folder. Elsewhere they would look for it in vain.
 */
export function pathInRepository(file: string, folder = process.cwd()): ReportedPath {
  const path = resolve(folder, file);
  // A repository within the one that is worked in, such as a submodule, is a part of that one.
  for (const root of [repositoryOf(folder), repositoryOf(dirname(path)), folder]) {
    const below = root === undefined ? undefined : pathBelow(root, path);
    if (below !== undefined) return { path: below, isOutside: false };
  }
  return { path: slashed(path), isOutside: true };
}

/** A URI reference to a file (RFC 3986): a relative one, or with the scheme `file` where the file is outside. */
export function uriOf(file: string, folder?: string): string {
  const { path, isOutside } = pathInRepository(file, folder);
  const encoded = path.split('/').map((part) => encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\uFFFD')));
  if (!isOutside) return encoded.join('/');
  // A drive of Windows keeps its colon, and has no slash of its own before it.
  return `file://${path.startsWith('/') ? '' : '/'}${encoded.join('/').replace(/^([A-Za-z])%3A/, '$1:')}`;
}

const known = new Map<string, string | undefined>();

/** The nearest folder at or above one with a `.git`: a folder, or a file in linked worktrees and submodules. */
function repositoryOf(folder: string): string | undefined {
  if (known.has(folder)) return known.get(folder);
  const parent = dirname(folder);
  const found = existsSync(join(folder, '.git')) ? folder : parent === folder ? undefined : repositoryOf(parent);
  known.set(folder, found);
  return found;
}

function pathBelow(root: string, path: string): string | undefined {
  const below = relative(root, path);
  if (isAbsolute(below) || below.split(sep)[0] === '..') return undefined;
  return below === '' ? '.' : slashed(below);
}

const slashed = (path: string): string => path.split(sep).join('/');
