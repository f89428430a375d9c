import { isObject } from '../../src/base/is-object.js';
import { readIfThere } from '../../src/source/files.js';
import type { Tree } from '../../src/source/tree.js';
import { inlineCode, proseWith } from '../markup/inline.js';
import { type Releases, readReleases } from '../releases/read-releases.js';

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

/** What there is before anybody knows an address. */
export type SourceContext = Omit<DocsContext, 'link' | 'prose'>;

/** Names that texts give to things, in backquotes, and the address where each is described. */
type Addresses = (context: SourceContext) => Iterable<readonly [name: string, address: string]>;

/** @throws ScriptError when a file cannot be read. */
export function createContext(tree: Tree, kinds: readonly { readonly addresses: Addresses }[]): DocsContext {
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
