import { join } from 'node:path';
import { isObject } from '../base/is-object.js';
import { listFiles, readBytesIfThere } from './files.js';
import { type ContractId, fixtureFolderOf, nameOf, parseSchemaFile, urlOf } from './names.js';
import { type Problem, ScriptError } from './problem.js';
import { readJson } from './read-json.js';
import type { Schema } from './schema.js';
import { strayFixtures } from './stray-fixtures.js';

/** One contract as its files give it. */
export interface Contract extends ContractId {
  readonly name: string;
  readonly url: string;
  /** Path of the schema file below the root. */
  readonly file: string;
  readonly schema: Schema;
  readonly fixtures: Fixtures;
}

export interface Fixtures {
  /** Path of the folder below the root. */
  readonly folder: string;
  readonly valid: readonly Fixture[];
  readonly rejected: readonly Fixture[];
  /** What the schema accepts and a rule refuses. */
  readonly ruleViolations: readonly Fixture[];
  /** Content of expect.json; undefined when there is none. */
  readonly expect: unknown;
}

export interface Fixture {
  readonly name: string;
  readonly file: string;
  readonly value: unknown;
}

/** A file of manifests/ and what it holds. */
export interface Manifest {
  readonly kind: 'capabilities' | 'rpc';
  readonly file: string;
  readonly value: unknown;
}

/** The whole source tree, read once. Contracts are sorted by name, files by path. */
export interface Tree {
  readonly root: string;
  readonly contracts: readonly Contract[];
  readonly manifests: readonly Manifest[];
  /** Files that could not be taken in: not JSON, or off the naming rule. */
  readonly problems: readonly Problem[];
}

/**
 * Reads schemas/, fixtures/ and manifests/ below the root.
 *
 * @param laid Texts by file that are read as if they stood there already.
 * @throws ScriptError when schemas/ holds nothing at all: a check that finds nothing to check fails.
 */
export function readTree(root: string, laid: ReadonlyMap<string, string> = new Map()): Tree {
  const files = SOURCE_FOLDERS.flatMap((folder) => listFiles(root, folder));
  const texts = [...new Set([...files, ...laid.keys()])].map((file): [string, string | Uint8Array | undefined] => [
    file,
    laid.get(file) ?? readBytesIfThere(root, file),
  ]);
  return toTree(root, new Map(texts), join(root, '/'));
}

export const SOURCE_FOLDERS = ['schemas', 'fixtures', 'manifests'];

/**
 * Makes a tree of the texts of its files.
 *
 * @param texts By path from the root; undefined is a link that leads nowhere.
 * @param place How the root is called in messages, with what stands between it and a path.
 * @throws ScriptError when there is no schema at all.
 */
export function toTree(root: string, texts: ReadonlyMap<string, string | Uint8Array | undefined>, place: string): Tree {
  const problems: Problem[] = [];
  const all = [...texts.keys()].sort();
  const json = new Map<string, unknown>();
  for (const file of all) {
    const text = texts.get(file);
    if (text === undefined) {
      problems.push({ file, message: 'is a link that leads nowhere' });
      continue;
    }
    const read = readJson(file, text);
    if ('value' in read) json.set(file, read.value);
    else problems.push(...read.problems);
  }

  const contracts: Contract[] = [];
  for (const [file, value] of json) {
    if (!file.startsWith('schemas/')) continue;
    const id = parseSchemaFile(file);
    if (!id) problems.push({ file, message: 'is off the naming rule schemas/<domain>/<kebab-name>.v<major>.json' });
    else if (!isObject(value)) problems.push({ file, message: 'must hold a JSON object' });
    else
      contracts.push({
        ...id,
        name: nameOf(id),
        url: urlOf(id),
        file,
        schema: value,
        fixtures: readFixtures(id, json),
      });
  }
  const troubled = problems.map(({ file }) => file).filter((file) => file.startsWith('schemas/'));
  if (contracts.length + troubled.length === 0) throw new ScriptError(`no contract found in ${place}schemas`);

  const known = contracts.map(({ fixtures }) => fixtures.folder);
  const fixtures = all.filter((file) => file.startsWith('fixtures/'));
  problems.push(...strayFixtures(fixtures, known, troubled));
  return { root, contracts: contracts.sort(byName), manifests: readManifests(json, problems), problems };
}

function readFixtures(id: ContractId, json: ReadonlyMap<string, unknown>): Fixtures {
  const folder = fixtureFolderOf(id);
  const cases = (kind: string): Fixture[] =>
    [...json]
      .filter(([file]) => file.startsWith(`${folder}/${kind}/`))
      .map(([file, value]) => ({ name: file.slice(folder.length + kind.length + 2, -'.json'.length), file, value }));
  const expect = json.get(`${folder}/expect.json`);
  return {
    folder,
    valid: cases('valid'),
    rejected: cases('rejected'),
    ruleViolations: cases('rule-violations'),
    expect,
  };
}

function readManifests(json: ReadonlyMap<string, unknown>, problems: Problem[]): Manifest[] {
  const manifests: Manifest[] = [];
  for (const [file, value] of json) {
    if (!file.startsWith('manifests/')) continue;
    const kind = file.split('/')[1];
    if (kind === 'capabilities' || kind === 'rpc') manifests.push({ kind, file, value });
    else problems.push({ file, message: 'belongs in manifests/capabilities/ or manifests/rpc/' });
  }
  return manifests;
}

const byName = (a: Contract, b: Contract): number => (a.name < b.name ? -1 : 1);
