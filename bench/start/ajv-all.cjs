// Every contract compiled by ajv and used once. Arguments: the file of inputs.
const { readFileSync } = require('node:fs');
const { ajvOf } = require('../lib/ajv.cjs');
const { report } = require('./report.cjs');

const inputs = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const ajv = ajvOf(
  inputs.map(({ schema }) => schema),
  { allErrors: true },
);

for (const { url, value } of inputs) {
  if (!ajv.getSchema(url)(value)) throw new Error(`the value of ${url} is valid`);
}
report();
