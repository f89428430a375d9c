import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ScriptError } from '../../src/source/problem.js';

/** What the guide to other languages imports, by the names that pip installs. */
export const PYTHON_PACKAGES = ['jsonschema', 'rfc3339-validator'] as const;

const IMPORTS = 'import jsonschema, referencing, rfc3339_validator';

/** Where `npm run setup` installs them when the Python of the machine lacks them. */
export const pythonFolder = (root: string): string => join(root, 'node_modules/.cache/openvibe-contracts/python');

/** A Python that has what the guide imports: the machine's, else the one that `npm run setup` made. */
export function findPython(root: string): string | undefined {
  const candidates = ['python3', join(pythonFolder(root), 'bin/python3')];
  return candidates.find((program) => spawnSync(program, ['-c', IMPORTS]).status === 0);
}

/** @throws ScriptError where there is none, with the way to get one */
export function python(root: string): string {
  const program = findPython(root);
  if (program === undefined) {
    const missing = PYTHON_PACKAGES.join(' and ');
    throw new ScriptError(`no Python here has ${missing}; \`npm run setup\` installs them`);
  }
  return program;
}
