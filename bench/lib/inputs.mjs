import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureTexts, readSchemas, root } from './subjects.mjs';

/** Writes every contract with its schema and a valid value into one file, which the measured processes read, and says where. */
export function writeInputs() {
  const inputs = readSchemas().map((schema) => {
    const [, file, domain, base, major] = /contracts\/(([^/]+)\/(.+)\.v(\d+))\.json$/.exec(schema.$id);
    const valid = fixtureTexts({ file }, 'valid');
    const [text] = valid.values();
    return {
      name: `${domain}.${base}@${major}`,
      url: schema.$id,
      schema,
      value: JSON.parse(valid.get('full') ?? text),
    };
  });
  const folder = join(root, 'node_modules/.cache/bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'inputs.json');
  writeFileSync(file, JSON.stringify(inputs));
  return file;
}
