import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from './cases.js';
import { filesOf, subpathsOf } from './subpaths.js';

/** The file in which each kind of program begins. */
export const PROGRAMS = {
  require: 'require.cjs',
  import: 'import.mjs',
  worker: 'worker.mjs',
  page: 'page.mjs',
  /** The page without a bundler: browsers look up no names, so each stands there as the file that it leads to. */
  plainPage: 'plain-page.mjs',
} as const;

/** Writes the programs that runtimes run into the project that has the package: each validates all cases and tells the outcome as JSON. */
export function writePrograms(consumer: string, cases: readonly Case[]): void {
  const write = (name: string, text: string): void => writeFileSync(join(consumer, name), text);
  const names = new Set(cases.map(({ name }) => name));
  const files = filesOf(consumer, names);
  copyFileSync(join(import.meta.dirname, 'run-cases.mjs'), join(consumer, 'run-cases.mjs'));
  // As a text, since a literal would take a key named `__proto__` for something else.
  write('cases.mjs', `export const cases = JSON.parse(${JSON.stringify(JSON.stringify(cases))});\n`);
  write(
    'validate-all.mjs',
    importing(names, (specifier) => specifier),
  );
  write(
    'validate-all-plain.mjs',
    importing(names, (specifier) => `/${files.get(specifier)}`),
  );
  write(PROGRAMS.require, requiring(names));
  write(PROGRAMS.import, `${VALIDATE}console.log(JSON.stringify(validate()));\n`);
  write(PROGRAMS.worker, `${VALIDATE}export default { fetch: () => Response.json(validate()) };\n`);
  write(PROGRAMS.page, VALIDATE + SHOW);
  write(PROGRAMS.plainPage, VALIDATE.replace('validate-all', 'validate-all-plain') + SHOW);
}

/** The modules of a program that a runtime without a file system needs: by the name that others import it by, its file. */
export function modulesOf(consumer: string, program: string, names: ReadonlySet<string>): Map<string, string> {
  const own = [program, 'validate-all.mjs', 'run-cases.mjs', 'cases.mjs'];
  return new Map([...own.map((file) => [file, file] as const), ...filesOf(consumer, names)]);
}

const VALIDATE = `import { validate } from './validate-all.mjs';\n`;
const SHOW = `document.body.textContent = JSON.stringify(validate());\n`;

function importing(names: ReadonlySet<string>, specifierOf: (specifier: string) => string): string {
  const { main, alone } = subpathsOf(names);
  const imports = [...alone.values()].map(
    (specifier, i) => `import { validate as validate${i} } from '${specifierOf(specifier)}';\n`,
  );
  const validators = [...alone.keys()].map((name, i) => `'${name}': validate${i}`);
  return `import * as main from '${specifierOf(main)}';
${imports.join('')}import { cases } from './cases.mjs';
import { validateAll } from './run-cases.mjs';
export const validate = () => validateAll(main, { ${validators.join(', ')} }, cases);
`;
}

function requiring(names: ReadonlySet<string>): string {
  const { main, alone } = subpathsOf(names);
  const validators = [...alone].map(([name, specifier]) => `'${name}': require('${specifier}').validate`);
  return `const main = require('${main}');
const alone = { ${validators.join(', ')} };
Promise.all([import('./run-cases.mjs'), import('./cases.mjs')]).then(([{ validateAll }, { cases }]) => {
  console.log(JSON.stringify(validateAll(main, alone, cases)));
});
`;
}
