// The package loaded and one verdict given. Arguments: the folder of the package, a contract, a value.
const [folder, name, value] = process.argv.slice(2);
const { validate } = await import(`${folder}/dist/index.js`);

if (!validate(name, JSON.parse(value)).valid) throw new Error('the value is valid');
process.stdout.write(String(performance.now()));
