// Every contract used once. Arguments: the folder of the package, the file of inputs.
const { readFileSync } = require('node:fs');
const { report } = require('./report.cjs');

const [folder, inputs] = process.argv.slice(2);
const { validate } = require(`${folder}/dist/index.cjs`);

for (const { name, value } of JSON.parse(readFileSync(inputs, 'utf8'))) {
  if (!validate(name, value).valid) throw new Error(`the value of ${name} is valid`);
}
report();
