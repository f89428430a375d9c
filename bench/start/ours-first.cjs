// The package loaded and one result given. Arguments: the folder of the package, a contract, a value.
const { report } = require('./report.cjs');

const [folder, name, value] = process.argv.slice(2);
const { validate } = require(`${folder}/dist/index.cjs`);

if (!validate(name, JSON.parse(value)).valid) throw new Error('the value is valid');
report();
