/** One stage of `npm run verify`: a script of package.json. */
export interface Stage {
  readonly script: string;
  /** What it shows or does, for `npm test` to say what it left out. */
  readonly shows: string;
  /** Whether it shows something, rather than making ready for those that do. */
  readonly isProof: boolean;
}

const prepares = (script: string, shows: string): Stage => ({ script, shows, isProof: false });
const proves = (script: string, shows: string): Stage => ({ script, shows, isProof: true });

/** What must hold and needs more than Node.js and npm, or takes long, in the order of the run. */
export const stages: readonly Stage[] = [
  prepares('setup', 'installs the browser, the shells and the Python packages that the others drive'),
  prepares('build:once', 'builds the package'),
  proves('test:built', 'the tests of the sources, once more on what is built of them'),
  proves('test:proofs', 'other validators, hostile input, generated values, scripts, examples, shells'),
  proves('mutate', 'each small change of a schema is noticed by a fixture'),
  proves('pairs', 'what `compat` proves of generated pairs of schemas holds'),
  proves('size', 'bundles and the package keep to their budgets'),
  proves('test:runtimes', 'every fixture on every runtime, every type by every compiler'),
  proves('test:docs', 'the documentation site, in a browser'),
];
