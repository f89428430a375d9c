import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import { isObject } from '../../src/base/is-object.js';
import { readIfThere } from '../../src/source/files.js';
import { metadataOf } from '../../src/source/metadata.js';
import {
  type ContractId,
  definitionTitleOf,
  fixtureFolderOf,
  nameOf,
  schemaFileOf,
  titleOf,
  urlOf,
} from '../../src/source/names.js';
import { ScriptError } from '../../src/source/problem.js';
import { definitionsOf } from '../../src/source/resolve.js';
import { subschemas } from '../../src/source/schema.js';
import type { Contract, Tree } from '../../src/source/tree.js';
import { toPathArray } from '../../src/standard/to-path-array.js';
import { isDraft, nextVersion } from '../releases/version.js';

/** What a new major starts from, and how long the old one stays. */
export interface NextMajor {
  readonly id: ContractId;
  /** The day, `YYYY-MM-DD`, after which the old major may be gone. */
  readonly removeAfter: string;
  /** The versions of the old major that were released. */
  readonly released: readonly string[];
}

/**
 * The files of a new major, by path below the root: the old one's under new names, and the old one's schema, now deprecated.
 *
 * @throws ScriptError when there is no major before, or none that a new one is needed for.
 */
export function nextMajorFiles(tree: Tree, { id, removeAfter, released }: NextMajor): Map<string, string> {
  const before = nameOf({ ...id, major: id.major - 1 });
  const old = tree.contracts.find(({ name }) => name === before);
  if (!old) throw new ScriptError(`${nameOf(id)}: there is no ${before} to start from`);
  const { version, status } = metadataOf(old);
  if (isDraft(version)) {
    throw new ScriptError(
      `${before} is at ${version} and promises nothing yet; change it instead of starting ${nameOf(id)}`,
    );
  }
  if (status !== 'planned' && status !== 'active')
    throw new ScriptError(`${before} is ${status}; start from one that is in use`);
  const copies = filesOf(old).map((file): [string, string] => [
    file.replace(fixtureFolderOf(old), fixtureFolderOf(id)),
    textOf(tree, file),
  ]);
  const text = textOf(tree, old.file);
  return new Map([
    [schemaFileOf(id), editJson(text, [...renamings(old, id), [['x-contract', 'version'], `${id.major}.0.0`]])],
    ...copies,
    [old.file, editJson(text, deprecation(old, id, removeAfter, released))],
  ]);
}

function filesOf({ fixtures: { folder, valid, rejected, ruleViolations, expect } }: Contract): string[] {
  const cases = [...valid, ...rejected, ...ruleViolations].map(({ file }) => file);
  return expect === undefined ? cases : [...cases, `${folder}/expect.json`];
}

type Edit = readonly [path: JSONPath, value: unknown];

/** What follows from the name. A ref to the contract's own file leads to the new one's; others keep leading where they led. */
function renamings(old: Contract, id: ContractId): Edit[] {
  const refs = [...subschemas(old.schema)].flatMap(({ schema: { $ref }, pointer }): Edit[] => {
    const [path = '', fragment] = typeof $ref === 'string' ? $ref.split('#') : [];
    if (path === '' || new URL(path, old.url).href !== old.url) return [];
    const to = path.replace(/[^/]+$/, `${id.base}.v${id.major}.json`);
    return [[[...toPathArray(pointer, old.schema), '$ref'], fragment === undefined ? to : `${to}#${fragment}`]];
  });
  return [
    [['$id'], urlOf(id)],
    [['title'], titleOf(id)],
    ...definitionsOf(old).map(({ key }): Edit => [['$defs', key, 'title'], definitionTitleOf(id, key)]),
    ...refs,
  ];
}

/** To deprecate is a minor step from what was released. */
function deprecation({ schema }: Contract, id: ContractId, removeAfter: string, released: readonly string[]): Edit[] {
  const latest = released.at(-1);
  const fields: [string, unknown][] = [
    ...(latest === undefined ? [] : [['version', nextVersion(latest, 'minor')] as [string, unknown]]),
    ['status', 'deprecated'],
    ['replacement', nameOf(id)],
    ['removeAfter', removeAfter],
  ];
  return isObject(schema['x-contract']) ? fields.map(([field, value]): Edit => [['x-contract', field], value]) : [];
}

/** Changes values in a JSON text and leaves its layout. */
const editJson = (text: string, edits: readonly Edit[]): string =>
  edits.reduce(
    (now, [path, value]) =>
      applyEdits(now, modify(now, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2 } })),
    text,
  );

function textOf({ root }: Tree, file: string): string {
  const text = readIfThere(root, file);
  if (text === undefined) throw new ScriptError(`${file} is a link that leads nowhere`);
  return text;
}
