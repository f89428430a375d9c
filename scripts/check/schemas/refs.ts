import { posix } from 'node:path';
import { nearest } from '../../../src/base/nearest.js';
import { BASE_URL, nameOf, parseName, schemaFileOf } from '../../../src/source/names.js';
import type { Problem } from '../../../src/source/problem.js';
import { definitionsOf, resolveRef, splitRef, urlOfRef } from '../../../src/source/resolve.js';
import { subschemas } from '../../../src/source/schema.js';
import type { Contract, Tree } from '../../../src/source/tree.js';

/** A `$ref` stands alone, is relative, and leads to a contract or to a definition that has a name. */
export function checkRefs(tree: Tree): Problem[] {
  return tree.contracts.flatMap((contract) =>
    [...subschemas(contract.schema)].flatMap(({ schema, pointer }): Problem[] => {
      if (typeof schema.$ref !== 'string') return [];
      const place = { file: contract.file, pointer };
      const { $ref, ...siblings } = schema;
      if (Object.keys(siblings).length > 0) {
        const names = Object.keys(siblings).join(', ');
        return [{ ...place, message: `$ref stands alone; move ${names} beside { "allOf": [{ "$ref": "${$ref}" }] }` }];
      }
      const error = errorOf(tree, contract, $ref);
      return error === undefined ? [] : [{ ...place, message: `$ref "${$ref}" ${error}` }];
    }),
  );
}

function errorOf(tree: Tree, contract: Contract, ref: string): string | undefined {
  const [path, fragment] = splitRef(ref);
  if (parseName(path)) return errorOfName(tree, contract, path, ref);
  if (/^[a-z][a-z0-9+.-]*:/i.test(path)) {
    const target = resolveRef(tree, contract, ref);
    return target ? `must be relative; write "${relative(contract, target.contract, fragment)}"` : 'must be relative';
  }
  const target = resolveRef(tree, contract, ref);
  if (!target) return errorOfPath(tree, contract, path, fragment);
  return typeof target.schema.title === 'string' ? undefined : 'must lead to a contract or to an entry of $defs';
}

/** A contract's name has the form of a path, and so would be looked for as a file. */
function errorOfName(tree: Tree, from: Contract, name: string, ref: string): string {
  const names = tree.contracts.map((contract) => contract.name);
  const meant = tree.contracts.find(
    (contract) => contract.name === (names.includes(name) ? name : nearest(name, names)),
  );
  if (!meant) return 'is the name of no contract; a $ref is the relative path of a schema file';
  const [, fragment] = splitRef(ref);
  return `is a name, not a path; write "${relative(from, meant, fragment)}"`;
}

/** Says which of the two is missing, the file or the entry in it, and what may have been meant. */
function errorOfPath(tree: Tree, from: Contract, path: string, fragment: string): string {
  const url = urlOfRef(from, path);
  if (url === undefined) return 'is not the path of a schema file';
  const file = url.startsWith(BASE_URL) ? `schemas/${url.slice(BASE_URL.length)}` : url;
  const contract = path === '' ? from : tree.contracts.find((candidate) => candidate.url === url);
  if (!contract) {
    const meant = nearestBy(file, tree.contracts, (candidate) => candidate.file);
    return `leads to ${file}, which does not exist${meant ? `; did you mean "${relative(from, meant, fragment)}"?` : ''}`;
  }
  const definitions = definitionsOf(contract);
  const meant = nearestBy(fragment, definitions, ({ pointer }) => pointer);
  const known = definitions.length === 0 ? 'no $defs' : `the $defs ${definitions.map(({ key }) => key).join(', ')}`;
  const hint = meant ? `did you mean "${relative(from, contract, meant.pointer)}"?` : `it has ${known}`;
  return `leads to #${fragment}, which is not in ${contract.file}; ${hint}`;
}

/** The candidate whose path is nearest, without what all paths share, which would make any two look alike. */
function nearestBy<Item>(path: string, items: readonly Item[], pathOf: (item: Item) => string): Item | undefined {
  const own = (text: string): string => text.replace(/^(?:schemas|\/\$defs)\//, '').replace(/\.v\d+\.json$/, '');
  const near = nearest(
    own(path),
    items.map((item) => own(pathOf(item))),
  );
  return items.find((item) => own(pathOf(item)) === near);
}

/** The `$ref` by which one contract refers to another, or to itself. */
function relative(from: Contract, to: Contract, fragment: string): string {
  const path = nameOf(from) === nameOf(to) ? '' : posix.relative(posix.dirname(from.file), schemaFileOf(to));
  return fragment === '' && path !== '' ? path : `${path}#${fragment}`;
}
