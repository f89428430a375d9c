// What the package holds on to once every contract was used. Arguments: the folder of the package, the file of inputs.
const { readFileSync } = require('node:fs');
const { used } = require('./used.cjs');

const [folder, inputs] = process.argv.slice(2);
const values = JSON.parse(readFileSync(inputs, 'utf8')).map(({ name, value }) => ({ name, value }));

const before = used();
const { validate } = require(`${folder}/dist/index.cjs`);
for (const { name, value } of values)
  if (!validate(name, value).valid) throw new Error(`the value of ${name} is valid`);
const after = used();

process.stdout.write(JSON.stringify({ heap: after.heap - before.heap, rss: after.rss - before.rss }));
