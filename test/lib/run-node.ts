import { spawnSync } from 'node:child_process';

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs node with these arguments in the folder and gives all it said. */
export function runNode(cwd: string, ...args: string[]): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  return { code: status, stdout, stderr };
}
