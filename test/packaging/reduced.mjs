// Loads an entry where nothing is global but what ECMAScript has, and prints what `parse` makes of a string and of bytes.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';

const [entry] = process.argv.slice(2);
const url = pathToFileURL(entry).href;
const write = process.stdout.write.bind(process.stdout);
const require = createRequire(import.meta.url);
const standard = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'));
for (const name of Object.getOwnPropertyNames(globalThis)) if (!standard.has(name)) delete globalThis[name];

const loaded = entry.endsWith('.cjs') ? require(entry) : await import(url);
const read = (text) => loaded.parse?.('platform.runtime-class@1', text).errors.map(({ message }) => message);
write(
  JSON.stringify({
    globals: typeof TextDecoder + typeof URL,
    exports: Object.keys(loaded).length,
    string: read('"linux"'),
    bytes: read(Uint8Array.of(34, 34)),
  }),
);
