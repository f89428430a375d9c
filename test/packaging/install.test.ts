import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../lib/root.js';

// What `npm ci` would warn of: packages that ask for another Node.js, and install scripts that nobody has validated.
const STRICT = ['--dry-run', '--offline', '--no-audit', '--no-fund', '--engine-strict', '--strict-allow-scripts'];

interface Locked {
  readonly hasInstallScript?: boolean;
  readonly engines?: { readonly node?: string };
}
interface Project {
  // biome-ignore lint/suspicious/noExplicitAny: tests change JSON of any shape
  readonly manifest: any;
  readonly lock: { readonly packages: Record<string, Locked> };
}

/** What npm says of an installation of this project, changed. */
function install(change: (project: Project) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const project = { manifest: read('package.json'), lock: read('package-lock.json') };
  change(project);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project.manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(project.lock));
  const { stdout, stderr } = spawnSync('npm', ['ci', ...STRICT], { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}

test('an installation warns of nothing', () => {
  const said = install(() => {});
  expect(said).not.toMatch(/^npm (?:warn|error)/m);
  expect(said).toMatch(/added \d{3,} packages/);
});

test('one of a package that asks for another Node.js would', () => {
  const said = install(({ lock }) => {
    lock.packages['node_modules/commander'] = { ...lock.packages['node_modules/commander'], engines: { node: '>=99' } };
  });
  expect(said).toContain('EBADENGINE');
  expect(said).toContain('commander@');
});

test('one of a package with an install script that nobody validated would', () => {
  const said = install(({ lock }) => {
    lock.packages['node_modules/leven'] = { ...lock.packages['node_modules/leven'], hasInstallScript: true };
  });
  expect(said).toContain('1 package(s) have install scripts not covered by allowScripts');
  expect(said).toContain('leven@');
});

test('no package is let run an install script that the project does not need', () => {
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Project['lock'];
  const named = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = named.map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
  // Optional ones of other platforms among them: fsevents is never installed here.
  expect(Object.keys(allowScripts).filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(Object.values(allowScripts))).toEqual(new Set([false]));
});
