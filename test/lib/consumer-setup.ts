import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from './root.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty project into which the packed package is installed, as a user would have it. */
    consumer: string;
  }
}

/** Packs the built package once per run and installs the tarball into an empty folder. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-consumer-'));
  const npm = (cwd: string, ...args: string[]): string => execFileSync('npm', args, { cwd, encoding: 'utf8' });
  const [{ filename }] = JSON.parse(npm(root, 'pack', '--json', '--ignore-scripts', '--pack-destination', folder));
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true }\n');
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', `./${filename}`);
  project.provide('consumer', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
