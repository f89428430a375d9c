import { createHash } from 'node:crypto';
import { isObject } from '../../src/base/is-object.js';
import { listFiles, readBytesIfThere } from '../../src/source/files.js';
import { type ContractId, nameOf, parseSchemaFile, pathOf } from '../../src/source/names.js';
import { ScriptError } from '../../src/source/problem.js';
import { parseJson } from '../../src/source/read-json.js';
import type { Schema } from '../../src/source/schema.js';
import { groupBy } from '../shared/group-by.js';
import { compareVersions } from './version.js';

export const RELEASES = 'releases';
export const HASHES = `${RELEASES}/hashes.json`;
export const REVIEWS = `${RELEASES}/reviews.json`;

/** A version of a contract as it was released. */
export interface Release extends ContractId {
  readonly name: string;
  readonly version: string;
  /** Path below the root. */
  readonly file: string;
  readonly text: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly hash: string;
}

/** What stands in releases/. */
export interface Releases {
  /** Each contract's, the oldest first. */
  readonly byName: ReadonlyMap<string, readonly Release[]>;
  /** Files that are no releases by their names. */
  readonly strays: readonly string[];
  /** SHA-256 in hexadecimal, by file. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** @throws ScriptError when the hashes cannot be read. */
export function readReleases(root: string): Releases {
  const files = listFiles(root, RELEASES).filter((file) => file !== HASHES && file !== REVIEWS);
  const releases = files.flatMap(
    (file) => parseReleaseFile(file, readBytesIfThere(root, file) ?? Buffer.alloc(0)) ?? [],
  );
  const byName = groupBy(releases, ({ name }) => name);
  for (const list of byName.values()) list.sort((a, b) => compareVersions(a.version, b.version));
  const taken = new Set(releases.map(({ file }) => file));
  return { byName, strays: files.filter((file) => !taken.has(file)), hashes: readHashes(root) };
}

/** `live.greeting@1` and `1.0.0` → `releases/live/greeting.v1/1.0.0.json`. */
export const releaseFileOf = (id: ContractId, version: string): string => `${RELEASES}/${pathOf(id)}/${version}.json`;

export const hashOf = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

/** The schema in a released file, which the hash vouches for. */
export const schemaOf = ({ file, text }: Release): Schema => parseJson(file, text) as Schema;

function parseReleaseFile(file: string, bytes: Buffer): Release | undefined {
  const [, path, version] = /^releases\/(.+)\/((?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2})\.json$/.exec(file) ?? [];
  const id = path === undefined ? undefined : parseSchemaFile(`schemas/${path}.json`);
  return id && version
    ? { ...id, name: nameOf(id), version, file, text: bytes.toString(), hash: hashOf(bytes) }
    : undefined;
}

function readHashes(root: string): Record<string, string> {
  const text = readBytesIfThere(root, HASHES);
  if (text === undefined) return {};
  const value = parseJson(HASHES, text);
  if (isObject(value) && Object.values(value).every((each) => typeof each === 'string'))
    return value as Record<string, string>;
  throw new ScriptError(`${HASHES}: must be an object from files to their SHA-256; take it back from the repository`);
}
