// What ajv holds on to once every contract was compiled and used, its schemas included. Arguments: the file of inputs.
const { readFileSync } = require('node:fs');
const { used } = require('./used.cjs');

const [inputs] = process.argv.slice(2);
const read = () => JSON.parse(readFileSync(inputs, 'utf8'));
const values = read().map(({ url, value }) => ({ url, value }));

const before = used();
const { ajvOf } = require('../lib/ajv.cjs');
const ajv = ajvOf(
  read().map(({ schema }) => schema),
  { allErrors: true },
);
for (const { url, value } of values) if (!ajv.getSchema(url)(value)) throw new Error(`the value of ${url} is valid`);
const after = used();

process.stdout.write(JSON.stringify({ heap: after.heap - before.heap, rss: after.rss - before.rss }));
