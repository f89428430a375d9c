/** What a bundler makes of a program. */
export interface Bundled {
  /** The minified bundle, one file. */
  readonly code: string;
  /** The files of the package that it holds something of, from the package's folder, sorted. */
  readonly files: readonly string[];
}

/** What the bundle is for: it decides which conditions of `exports` the bundler knows. */
export type Platform = 'browser' | 'node';

/** Bundles a program that stands in the consumer's folder. */
export type Bundler = (consumer: string, program: string, platform: Platform) => Promise<Bundled>;

const PACKAGE = '/node_modules/openvibe-contracts/';

/** `…/node_modules/openvibe-contracts/dist/index.js` → `dist/index.js`, for the paths that are within the package. */
export function filesOf(paths: Iterable<string>): string[] {
  const within = [...paths].map((path) => `/${path}`.replaceAll('\\', '/')).filter((path) => path.includes(PACKAGE));
  return [...new Set(within.map((path) => path.slice(path.indexOf(PACKAGE) + PACKAGE.length)))].sort();
}
