import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/root.js';

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
const stepsOf = (text: string): string[] =>
  [...text.matchAll(/^ +- (?:name: .*\n +)?(?:run|uses): (.*)$/gm)].map(([, step = '']) => step);

test('there is one for changes and one for releases', () => {
  expect(workflows.map(({ file }) => file).sort()).toEqual(['ci.yml', 'release.yml']);
});

describe.each(workflows)('$file', ({ text }) => {
  test('uses actions by their commit, and says which version that is', () => {
    const used = stepsOf(text).filter((step) => step.startsWith('actions/'));
    expect(used.length).toBe(text.match(/uses:/g)?.length);
    expect(used.filter((step) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(step))).toEqual([]);
  });

  test('runs what must hold before a change lands', () => {
    expect(stepsOf(text)).toContain('.ci/run');
    expect(statSync(join(root, '.ci/run')).mode & 0o100).toBe(0o100);
  });

  test('installs an npm that knows `allowScripts`, and runs only scripts that there are', () => {
    expect(stepsOf(text)).toContain('npm install --global npm@11.19.1');
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const run = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(run.length).toBeGreaterThan(0);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('a release says where it comes from, after all else has passed, and is what was tested', () => {
  const text = readFileSync(join(folder, 'release.yml'), 'utf8');
  expect(text).toContain('id-token: write');
  expect(stepsOf(text).slice(-4)).toEqual([
    'git merge-base --is-ancestor "$GITHUB_SHA" origin/main',
    '.ci/run',
    'npm run audit:shipped',
    'npm publish --provenance --access public --ignore-scripts',
  ]);
});
