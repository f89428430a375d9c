import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ajvOf } from '../lib/ajv.cjs';
import { readSchemas, root, subjects } from '../lib/subjects.mjs';

const require = createRequire(import.meta.url);

export const title = 'ajv, precompiled';
export const note = 'standalone code of ajv; allErrors, ajv-formats';

export async function make() {
  const standaloneCode = require('ajv/dist/standalone').default;
  const { _ } = require('ajv');
  const formats = _`require(${join(root, 'bench/lib/all-formats.cjs')})`;
  const ajv = ajvOf(readSchemas(), { allErrors: true, code: { source: true, formats } });
  const code = standaloneCode(ajv, Object.fromEntries(subjects.map(({ id, url }) => [id, url])));
  // Below the project, so that it finds ajv and ajv-formats; a name for each process, since several run at a time.
  const folder = join(root, 'node_modules/.cache/bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `ajv-standalone-${process.pid}.cjs`);
  writeFileSync(file, code);
  const is = { ...require(file) };
  rmSync(file);
  return { is };
}
