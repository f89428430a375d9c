import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from './json.js';
import { type ContractId, fixtureFolderOf, nameOf, parseFixtureFolder, parseSchemaFile, urlOf } from './names.js';
import { type Problem, ScriptError } from './problem.js';
import type { Schema } from './schema.js';

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
 * @throws ScriptError when schemas/ holds no contract at all: a check that finds nothing to check fails.
 */
export function readTree(root: string): Tree {
  const problems: Problem[] = [];
  const files = ['schemas', 'fixtures', 'manifests'].flatMap((folder) => listFiles(root, folder));
  const json = new Map<string, unknown>();
  for (const file of files) {
    try {
      json.set(file, JSON.parse(readFileSync(join(root, file), 'utf8')));
    } catch (error) {
      problems.push({ file, message: `is not JSON: ${(error as Error).message}` });
    }
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
  if (contracts.length === 0) throw new ScriptError(`no contract found in ${join(root, 'schemas')}`);

  problems.push(...strayFixtures(files, contracts));
  return { root, contracts: contracts.sort(byName), manifests: readManifests(json, problems), problems };
}

function readFixtures(id: ContractId, json: ReadonlyMap<string, unknown>): Fixtures {
  const folder = fixtureFolderOf(id);
  const cases = (kind: string): Fixture[] =>
    [...json]
      .filter(([file]) => file.startsWith(`${folder}/${kind}/`))
      .map(([file, value]) => ({ name: file.slice(folder.length + kind.length + 2, -'.json'.length), file, value }));
  return { folder, valid: cases('valid'), rejected: cases('rejected'), expect: json.get(`${folder}/expect.json`) };
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

/** Every file below fixtures/ must belong to a contract, so that no case is written and never run. */
function strayFixtures(files: readonly string[], contracts: readonly Contract[]): Problem[] {
  const known = new Set(contracts.map(({ fixtures }) => fixtures.folder));
  return files
    .filter((file) => file.startsWith('fixtures/'))
    .filter((file) => {
      const [domain, base, ...rest] = file.split('/').slice(1);
      const folder = `fixtures/${domain}/${base}`;
      const place = rest.join('/');
      const inPlace = place === 'expect.json' || /^(valid|rejected)\/[^/]+\.json$/.test(place);
      return !(parseFixtureFolder(folder) && known.has(folder) && inPlace);
    })
    .map((file) => ({
      file,
      message: 'belongs to no contract; cases stand in fixtures/<domain>/<name>.v<major>/valid/ or rejected/',
    }));
}

function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

const byName = (a: Contract, b: Contract): number => (a.name < b.name ? -1 : 1);
