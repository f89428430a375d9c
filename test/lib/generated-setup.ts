import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.js';

/** The unit tests run on the sources, of which `npm run generate` writes a part. */
export function setup(): void {
  if (existsSync(join(root, 'src/generated/types.ts'))) return;
  throw new Error('src/generated/ is missing; run `npm run generate` first');
}
