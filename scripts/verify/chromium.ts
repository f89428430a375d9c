import { ScriptError } from '../../src/source/problem.js';
import { findProgram } from './find-program.js';

/** The browser that tests drive: the program that `CHROMIUM` names, else the `chromium` of the PATH. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env.CHROMIUM || findProgram('chromium', env);
}

/** @throws ScriptError where there is no browser, with the way to get one */
export function chromium(): string {
  const path = findChromium();
  if (path === undefined) {
    throw new ScriptError(
      'chromium is not on this machine; `npm run setup` installs it on Debian, or set CHROMIUM to its path',
    );
  }
  return path;
}
