import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseName, pathOf } from '../../src/source/names.js';

const PACKAGE = 'openvibe-contracts';
const FOLDER = `node_modules/${PACKAGE}`;

/** What a program that validates by these contracts imports: the main entry, and by contract the subpath of its validator. */
export function subpathsOf(names: Iterable<string>): { main: string; alone: ReadonlyMap<string, string> } {
  const alone = [...names].map((name) => {
    const id = parseName(name);
    if (id === undefined) throw new Error(`${name} is not the name of a contract`);
    return [name, `${PACKAGE}/validators/${pathOf(id)}`] as const;
  });
  return { main: PACKAGE, alone: new Map(alone) };
}

/** By what is imported, the file that the package's `exports` give to a runtime that they do not know, from the project's folder. */
export function filesOf(consumer: string, names: Iterable<string>): ReadonlyMap<string, string> {
  const { exports } = JSON.parse(readFileSync(join(consumer, FOLDER, 'package.json'), 'utf8'));
  const { main, alone } = subpathsOf(names);
  const fileOf = (target: string): string => join(FOLDER, target);
  const validator = (specifier: string): string =>
    exports['./validators/*'].import.default.replace('*', specifier.slice(`${PACKAGE}/validators/`.length));
  return new Map([
    [main, fileOf(exports['.'].import.default)],
    ...[...alone.values()].map((specifier) => [specifier, fileOf(validator(specifier))] as const),
  ]);
}
