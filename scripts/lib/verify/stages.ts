/** One stage of `npm run verify`: a script of package.json. */
export interface Stage {
  /** The script's name in package.json. */
  readonly script: string;
  /** What it shows, for `npm test` to say what it left out. */
  readonly shows: string;
}

/** What must hold and needs more than Node.js and npm, or takes long. The order is that of the run: what breaks most often stands first. */
export const stages: readonly Stage[] = [
  { script: 'setup', shows: 'installs the browser, the shells and Python that the others drive' },
  { script: 'build', shows: 'builds the package' },
  { script: 'test:proofs', shows: 'other validators, hostile input, generated values, examples, shells' },
  { script: 'mutate', shows: 'each change of a schema is noticed by a fixture' },
  { script: 'pairs', shows: 'what `compat` proves of generated pairs of schemas holds' },
  { script: 'size', shows: 'bundles keep to their budgets' },
  { script: 'test:runtimes', shows: 'every fixture on every runtime, every type by every compiler' },
  { script: 'test:docs', shows: 'the documentation site, in a browser' },
];
