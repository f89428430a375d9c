import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { root } from './root.js';

/** A project beside the consumer, with the packed package and all that this project has installed. Gone after the file's tests. */
export function makeConsumerOf(consumer: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-others-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(modules, name), 'dir');
  }
  symlinkSync(join(consumer, 'node_modules/openvibe-contracts'), join(modules, 'openvibe-contracts'), 'dir');
  return folder;
}

/** The packages that a script loads, but ours and what comes with Node.js. */
export const packagesIn = (code: string): string[] =>
  [...code.matchAll(/(?:from |require\()'([^.'][^']*)'/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('node:') && !/^openvibe-contracts(?:\/|$)/.test(name));
