import { join } from 'node:path';
import { root } from './root.js';
import { type Run, runNode } from './run-node.js';

/** Runs one of scripts/ as npm would: `runScript('check', '--root', folder)`. */
export function runScript(name: string, ...args: string[]): Run {
  return runNode(root, '--import', 'tsx', join(root, 'scripts', `${name}.ts`), ...args);
}
