// Prints how much memory a text takes to be refused, as a multiple of its size: node memory.mjs <entry> <start> <repeated>.
import { createRequire } from 'node:module';

const [entry, start, repeated] = process.argv.slice(2);
const { parse } = createRequire(import.meta.url)(entry);
parse('sandbox.env@1', '{"a":');
const SIZE = 20e6;
const text = start + Buffer.alloc(SIZE, repeated).toString('latin1');
// Flat: what is put together from pieces would be copied by the first reader.
text.charCodeAt(SIZE);
/\n/.test(text);
const before = process.resourceUsage().maxRSS;
const { errors } = parse('sandbox.env@1', text);
const taken = (process.resourceUsage().maxRSS - before) * 1024;
process.stdout.write(JSON.stringify({ problem: errors[0].params.problem, ratio: taken / SIZE }));
