// Prints the result on every fixture; with an argument, under an Object.prototype on which every name in use stands already.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contracts, formatErrors, is, parse, validate } from 'openvibe-contracts';

const fixtures = join(import.meta.dirname, '../../fixtures');
const cases = contracts
  .flatMap(({ name, domain, major }) => {
    const folder = join(fixtures, domain, `${name.slice(domain.length + 1, name.indexOf('@'))}.v${major}`);
    const kinds = ['valid', 'rejected', 'rule-violations'].filter((kind) => existsSync(join(folder, kind)));
    return kinds.flatMap((kind) =>
      readdirSync(join(folder, kind)).map((file) => ({
        name,
        title: `${name} ${kind}/${file}`,
        text: readFileSync(join(folder, kind, file), 'utf8'),
      })),
    );
  })
  .map((each) => ({ ...each, value: JSON.parse(each.text) }));
const values = { text: 'polluted', false: false, object: { host_network: false } };
const value = values[process.argv[2]];

const polluted = new Set();
const collect = (each) => {
  if (typeof each !== 'object' || each === null) return;
  for (const [key, child] of Object.entries(each)) {
    if (!Array.isArray(each)) polluted.add(key);
    collect(child);
  }
};
for (const each of cases) collect(each.value);
// Loads what each contract needs: the loader of Node.js itself does not stand what follows.
for (const { name } of contracts) collect(validate(name, 1, { rules: true }));
const internals = [
  ...'error firstOffset line column problem path message keyword params value valid errors said messages'.split(' '),
  'instancePath',
  'propertyName',
  'missingProperty',
  'additionalProperty',
  'described',
  'rules',
  'rule',
  'code',
  'uniqueBy',
  'first',
  'second',
  'unit',
  'meaning',
];
for (const key of [...internals, 'known', 'truncated', 'suggestion', 'property', '0', '1']) polluted.add(key);

if (value !== undefined) {
  for (const key of polluted) {
    // A polluted `get` or `set` breaks Object.defineProperty itself, for everybody.
    if (!['get', 'set', 'value', 'writable', 'enumerable', 'configurable'].includes(key)) Object.prototype[key] = value;
  }
}
const results = cases.flatMap(({ name, title, value, text }) => [
  `${title} ${is(name, value)} ${formatErrors(validate(name, value))}`,
  formatErrors(validate(name, value, { rules: true })),
  formatErrors(validate(name, value, {})),
  formatErrors(parse(name, text)),
  formatErrors(parse(name, `${text},`)),
]);
for (const key of polluted) delete Object.prototype[key];
process.stdout.write(`${results.join('\n')}\n`);
