import { posix } from 'node:path';
import type { Repository } from '../../source/git.js';
import { ScriptError } from '../../source/problem.js';

/** So many links may follow one another before they count as a circle; the file systems of today allow as many. */
const MOST_LINKS = 40;
const LINK = '120000';
const SUBMODULE = '160000';
const LFS = /^version https:\/\/git-lfs\.github\.com\//;

/** An entry of a commit: a file, a link or a submodule. */
interface Entry {
  readonly mode: string;
  readonly object: string;
}

/**
 * The files below some folders of a repository's folder as they stand in a commit, byte for byte, by their paths from that folder.
 * They are read from the objects themselves: `git archive` and a checkout leave out or change what `.gitattributes` says.
 * Links are followed as `listFiles` follows them; the content is undefined where one leads nowhere.
 *
 * @param where How the commit is called in messages.
 * @throws ScriptError on what the commit does not hold: a submodule, a link out of the repository, content kept by Git LFS.
 */
export function commitFiles(
  repository: Repository,
  commit: string,
  where: string,
  folders: readonly string[],
): Map<string, Uint8Array | undefined> {
  const entries = listEntries(repository, commit);
  const links = [...entries].filter(([, { mode }]) => mode === LINK);
  const targets = readObjects(
    repository,
    links.map(([, { object }]) => object),
  );
  const childrenOf = childrenByFolder(entries.keys());

  /** The path that a path stands for once links are followed; undefined when nothing is there. */
  function follow(path: string): string | undefined {
    let left = path.split('/');
    let at = '';
    for (let hops = 0; left.length > 0; ) {
      const [name = '', ...rest] = left;
      left = rest;
      if (name === '' || name === '.') continue;
      if (name === '..') {
        if (at === '') return refuse(path, 'is a link out of the repository');
        at = posix.dirname(at).replace(/^\.$/, '');
        continue;
      }
      const next = at === '' ? name : `${at}/${name}`;
      const entry = entries.get(next);
      if (entry?.mode === SUBMODULE) return refuse(path, 'is in a submodule');
      if (entry?.mode !== LINK) {
        at = next;
        continue;
      }
      const target = (targets.get(entry.object) as Buffer).toString();
      if (target.startsWith('/')) return refuse(path, 'is a link out of the repository');
      if (++hops > MOST_LINKS) return undefined;
      left = [...target.split('/'), ...left];
    }
    return entries.has(at) || childrenOf.has(at) ? at : undefined;
  }

  function refuse(path: string, what: string): never {
    throw new ScriptError(
      `${where}:${path} ${what}, which the commit does not hold; compare with a folder that has it`,
    );
  }

  /** Paths as they are called, with the entries that they stand for. */
  function* walk(path: string, around: readonly string[]): Generator<[string, Entry | undefined]> {
    const real = follow(path);
    const entry = real === undefined ? undefined : entries.get(real);
    if (real === undefined || entry) yield [path, entry];
    else if (!around.includes(real))
      for (const name of childrenOf.get(real) ?? []) yield* walk(`${path}/${name}`, [...around, real]);
  }

  const { prefix } = repository;
  const there = folders.filter((folder) => entries.has(prefix + folder) || childrenOf.has(prefix + folder));
  const found = there.flatMap((folder) => [...walk(prefix + folder, [])]);
  const contents = readObjects(
    repository,
    found.flatMap(([, entry]) => entry?.object ?? []),
  );
  return new Map(
    found.map(([path, entry]) => {
      const content = entry && contents.get(entry.object);
      if (content && LFS.test(content.toString('latin1', 0, 60))) refuse(path, 'is kept by Git LFS');
      return [path.slice(prefix.length), content];
    }),
  );
}

/** Every file, link and submodule of a commit by its path from the top. */
function listEntries({ run }: Repository, commit: string): Map<string, Entry> {
  const listed = run(['ls-tree', '-r', '-z', '--full-tree', commit]).toString().split('\0');
  return new Map(
    listed.flatMap((line): [string, Entry][] => {
      const [, mode, object, path] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
      return mode && object && path ? [[path, { mode, object }]] : [];
    }),
  );
}

function childrenByFolder(paths: Iterable<string>): Map<string, Set<string>> {
  const children = new Map<string, Set<string>>();
  for (const path of paths) {
    const names = path.split('/');
    for (const [i, name] of names.entries()) {
      const folder = names.slice(0, i).join('/');
      const known = children.get(folder);
      if (known) known.add(name);
      else children.set(folder, new Set([name]));
    }
  }
  return children;
}

/** The contents of objects, asked for all at once: a process for each of thousands of files would take a minute. */
function readObjects({ run }: Repository, objects: readonly string[]): Map<string, Buffer> {
  const asked = [...new Set(objects)];
  const contents = new Map<string, Buffer>();
  if (asked.length === 0) return contents;
  const answer = run(['cat-file', '--batch'], `${asked.join('\n')}\n`);
  let at = 0;
  for (const object of asked) {
    const end = answer.indexOf('\n', at);
    const [, type, size] = answer.toString('latin1', at, end).split(' ');
    // A clone may lack objects: one that was made with a filter and cannot reach its origin.
    if (type !== 'blob') throw new ScriptError(`this clone lacks the object ${object}; fetch it: git fetch --refetch`);
    contents.set(object, answer.subarray(end + 1, end + 1 + Number(size)));
    at = end + 1 + Number(size) + 1;
  }
  return contents;
}
