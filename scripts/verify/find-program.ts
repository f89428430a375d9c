import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The program of that name on the PATH. */
export function findProgram(name: string, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(existsSync);
}
