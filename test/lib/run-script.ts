import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.js';
import { type Run, runNode } from './run-node.js';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Runs a script of the package as npm would: `runScript('check', '--root', folder)`; one that npm does not name, by its path below scripts/. */
export function runScript(name: string, ...args: string[]): Run {
  const [, file = `scripts/${name}.ts`] = /^tsx (\S+)$/.exec(scripts[name] ?? '') ?? [];
  return runNode(root, '--import', 'tsx', join(root, file), ...args);
}
