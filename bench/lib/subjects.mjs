// The three contracts that everything is measured on, and their fixtures.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const subject = (id, title, name) => {
  const file = name.replace('.', '/').replace('@', '.v');
  return { id, title, name, file, url: `https://openvibe.network/contracts/${file}.json` };
};

/** `id` is the key under which each candidate keeps what it makes of the contract. */
export const subjects = [
  subject('worker', 'worker check-in', 'live.agent-sandbox-worker-request@1'),
  subject('job', 'job-create', 'sandbox-provider.job-create-request@1'),
  subject('exec', 'exec request', 'sandbox.exec-request@1'),
];

/** The texts of a contract's fixtures by case, `kind` being `valid` or `rejected`. */
export function fixtureTexts({ file }, kind) {
  const folder = join(root, 'fixtures', file, kind);
  const names = readdirSync(folder).sort();
  return new Map(names.map((name) => [name.slice(0, -'.json'.length), readFileSync(join(folder, name), 'utf8')]));
}

/** The text that times are measured on: the valid case that gives every field. */
export const fullText = (subject) => fixtureTexts(subject, 'valid').get('full');

/** Every schema of the package, as it is published. */
export const readSchemas = () =>
  readdirSync(join(root, 'schemas'), { recursive: true })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(root, 'schemas', file), 'utf8')));
