import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { PACKAGE, PROOFS, SITE, TESTS } from './vitest.shared.js';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The package by its own name is what its sources are: no build stands between an edit and its tests. */
const onSource = {
  alias: [
    { find: /^openvibe-contracts$/, replacement: at('src/index.ts') },
    { find: /^openvibe-contracts\/(rpc|capabilities|testing)$/, replacement: `${at('src')}/$1/index.ts` },
    { find: /^openvibe-contracts\/validators\/(.+)$/, replacement: `${at('src/generated/validators')}/$1.ts` },
  ],
};

const UNIT = { include: [TESTS], exclude: [...PACKAGE, ...PROOFS, SITE] };

type ProjectTest = NonNullable<TestProjectInlineConfiguration['test']>;

const project = (name: string, test: ProjectTest, resolve = {}): TestProjectInlineConfiguration => ({
  resolve,
  // Some tests install the packed package or run scripts as child processes.
  test: { name, testTimeout: 120_000, hookTimeout: 240_000, ...test },
});

/** Files of one project share their modules, which saves a third of the time; the proofs run each file by itself. */
const SHARED = { isolate: false };

export default defineConfig({
  test: {
    // vitest would leave a core to itself, which hardly needs one.
    maxWorkers: 2,
    reporters: [
      'default',
      './test/lib/left-out-reporter.ts',
      ['./test/lib/count-reporter.ts', { complete: ['proofs', 'site'] }],
    ],
    projects: [
      project('unit', { ...UNIT, ...SHARED, globalSetup: './test/lib/generated-setup.ts' }, onSource),
      project('package', { include: PACKAGE, exclude: PROOFS, ...SHARED, globalSetup: './test/lib/placed-setup.ts' }),
      project('types', {
        include: [],
        typecheck: { enabled: true, only: true, include: ['test/**/*.test-d.ts'], tsconfig: './tsconfig.json' },
      }),
      // What `npm run verify` runs; a test that is skipped for want of a tool fails in the last two.
      project('built', { ...UNIT, ...SHARED }),
      project('proofs', { include: PROOFS, globalSetup: './test/lib/consumer-setup.ts' }),
      project('site', { include: [SITE], globalSetup: './test/docs-site/lib/site-server.ts', testTimeout: 60_000 }),
    ],
  },
});
