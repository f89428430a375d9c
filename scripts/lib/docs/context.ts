import { readIfThere } from '../files.js';
import { isObject } from '../json.js';
import { type Releases, readReleases } from '../releases/read-releases.js';
import type { Tree } from '../tree.js';
import type { PageKind, SourceContext } from './page.js';
import { inlineCode, proseWith } from './render/inline.js';

/** What the makers of pages know. */
export interface DocsContext {
  readonly tree: Tree;
  readonly releases: Releases;
  /** The version of the package that the site is generated from. */
  readonly packageVersion: string;
  /** `` [`name`](address) `` for what some page tells of, else the name as code. */
  readonly link: (name: string) => string;
  /** Text of a schema or manifest as inline Markdown: code stays code, and leads to its page where there is one. */
  readonly prose: (words: string) => string;
}

/** Where the network serves the site and the schemas; canonical addresses start with it. */
export const ORIGIN = 'https://openvibe.network';

/** @throws ScriptError when a file cannot be read. */
export function createContext(tree: Tree, kinds: readonly PageKind[]): DocsContext {
  const source: SourceContext = {
    tree,
    releases: readReleases(tree.root),
    packageVersion: packageVersionIn(tree.root),
  };
  const addresses = new Map(kinds.flatMap((kind) => [...kind.addresses(source)]));
  const link = (name: string): string => {
    const address = addresses.get(name);
    return address === undefined ? inlineCode(name) : `[${inlineCode(name)}](${address})`;
  };
  const prose = (words: string): string => proseWith(words, link);
  return { ...source, link, prose };
}

/** Pages say it as it stands. */
const VERSION = /^[0-9A-Za-z.+-]+$/;

function packageVersionIn(root: string): string {
  const value: unknown = JSON.parse(readIfThere(root, 'package.json') ?? '{}');
  return isObject(value) && typeof value.version === 'string' && VERSION.test(value.version) ? value.version : '0.0.0';
}
