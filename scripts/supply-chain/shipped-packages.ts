import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { ScriptError } from '../../src/source/problem.js';

/** A package of others of which dist/ holds code. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX identifier or expression. */
  readonly license: string;
  /** The whole text of the license that comes with it. */
  readonly licenseText: string;
  /** Where it is at home. */
  readonly url?: string;
  /** The checksum of its tarball, as package-lock.json has it: `sha512-…` in base64. */
  readonly integrity?: string;
}

/** Their code is in dist/ without being bundled: they wrote a part of src/generated/. */
const WRITERS = ['node_modules/ajv'];

/** Each package that the bundles hold code of, once, sorted by name and version. @throws ScriptError where one has no license */
export function shippedPackages(root: string, metafiles: readonly Metafile[]): ShippedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const packages = bundledFolders(metafiles).map((folder) => ({
    ...readPackage(root, folder),
    integrity: lock.packages[folder]?.integrity,
  }));
  return packages.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const keyOf = ({ name, version }: ShippedPackage): string => `${name}@${version}`;

/** The folders of the packages from the root: those of which a byte is left in a bundle. */
export function bundledFolders(metafiles: readonly Metafile[]): string[] {
  const outputs = metafiles.flatMap((metafile) => Object.values(metafile.outputs));
  const inputs = outputs.flatMap((output) => Object.entries(output.inputs));
  const held = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
  const folders = held.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set([...folders, ...WRITERS])].sort();
}

function readPackage(root: string, folder: string): ShippedPackage {
  const path = join(root, folder);
  const { name, version, license, homepage } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const [file] = readdirSync(path).filter((each) => /^licen[cs]e|^copying/i.test(each));
  if (file === undefined || typeof license !== 'string') {
    throw new ScriptError(`${folder} has no license, and dist/ holds code of it; use another package`);
  }
  return { name, version, license, licenseText: readFileSync(join(path, file), 'utf8').trim(), url: homepage };
}
