import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { ScriptError } from '../../src/source/problem.js';

/** Where a build keeps what esbuild says of it. It goes with the build, but is not packed. */
const FOLDER = 'dist/metafiles';

let kept = 0;

/** Keeps, of each bundle of the build, what it is made of, for scripts/supply-chain/sbom.ts. */
export const keepMetafile: Plugin = {
  name: 'keep-metafile',
  setup({ initialOptions, onEnd }) {
    initialOptions.metafile = true;
    onEnd(({ metafile }) => {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(join(FOLDER, `${kept++}.json`), JSON.stringify(metafile));
    });
  },
};

/** What the last build kept. @throws ScriptError where there was none */
export function readMetafiles(root: string): Metafile[] {
  const folder = join(root, FOLDER);
  try {
    return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  } catch (cause) {
    throw new ScriptError(`${folder} has nothing of a build; \`npm run build\` fills it`, { cause });
  }
}
