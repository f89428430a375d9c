import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ScriptError } from './problem.js';

/** The browser that tests drive: the program that `CHROMIUM` names, else the `chromium` of the PATH. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM) return env.CHROMIUM;
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, 'chromium')).find(existsSync);
}

/** @throws ScriptError where there is no browser, with the way to get one */
export function chromium(): string {
  const path = findChromium();
  if (path === undefined) {
    throw new ScriptError(
      'chromium is not on this machine; `npm run setup:chromium` installs it on Debian, or set CHROMIUM to its path',
    );
  }
  return path;
}
