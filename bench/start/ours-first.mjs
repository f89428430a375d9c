// The package loaded and one result given. Arguments: the folder of the package, a contract, a value.
const [folder, name, value] = process.argv.slice(2);
const { validate } = await import(`${folder}/dist/node/index.js`);

if (!validate(name, JSON.parse(value)).valid) throw new Error('the value is valid');
// What report.cjs does, without the time that it takes an ES module to load it.
const clock = performance.now();
const { user, system } = process.cpuUsage();
process.stdout.write(JSON.stringify({ clock, work: (user + system) / 1000 }));
