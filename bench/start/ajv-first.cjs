// ajv loaded, all schemas added and one result given. Arguments: the file of inputs, an `$id`, a value.
const { readFileSync } = require('node:fs');
const { ajvOf } = require('../lib/ajv.cjs');
const { report } = require('./report.cjs');

const [inputs, url, value] = process.argv.slice(2);
const ajv = ajvOf(
  JSON.parse(readFileSync(inputs, 'utf8')).map(({ schema }) => schema),
  { allErrors: true },
);

if (!ajv.getSchema(url)(JSON.parse(value))) throw new Error('the value is valid');
report();
