import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { lenientCompilerOf } from '../../src/compile/compile.js';
import type { ValidationResult } from '../../src/model/validation-result.js';
import { pathOf } from '../../src/source/names.js';
import type { Schema } from '../../src/source/schema.js';
import type { Contract } from '../../src/source/tree.js';
import { contractOf, treeOf } from '../lib/contract-of.js';
import { root } from '../lib/root.js';

/** The functions of a contract that was built for a test. */
export interface Built {
  readonly is: (value: unknown) => boolean;
  readonly validate: (value: unknown) => ValidationResult;
  /** With the contract's rules. */
  readonly validateRules: (value: unknown) => ValidationResult;
}

/** The rooms of src that generated checks and rules run with. */
const RUNTIME = ['base', 'model', 'json', 'engine', 'rules'];

/** Builds schemas as `npm run generate` does, and loads the generated modules from files of a folder of its own. */
export class SchemaBuilder {
  readonly #folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-suite-'));
  #built = 0;

  constructor() {
    this.#write('package.json', '{ "type": "module" }');
    const src = join(root, 'src');
    for (const room of RUNTIME) {
      for (const file of globSync(`${room}/**/*.ts`, { cwd: src })) {
        this.#write(file.replace(/ts$/, 'js'), toJavaScript(readFileSync(join(src, file), 'utf8')));
      }
    }
  }

  /**
   * The check of a schema, from its own module: whether a value is accepted.
   *
   * @throws when the pipeline refuses the schema.
   */
  async build(schema: unknown): Promise<(value: unknown) => boolean> {
    const { is } = await this.buildAll(schema);
    return is;
  }

  /** The same, with the result in full and that of the rules. */
  async buildAll(schema: unknown): Promise<Built> {
    this.#built++;
    const contract = toContract(schema, `case-${this.#built}`);
    const compiler = lenientCompilerOf(treeOf(contract));
    const load = async (kind: string, module: string | undefined) => {
      if (module === undefined) return {};
      const file = `generated/${kind}/${pathOf(contract)}.js`;
      this.#write(file, toJavaScript(module));
      return this.#load(file);
    };
    const { check } = await load('checks', compiler.moduleOf(contract));
    const { check: rules } = await load('rules', compiler.rulesModuleOf(contract));
    const { accepts, validateWith } = await this.#load('engine/validate-with.js');
    const { validateRules } = await this.#load('rules/validate-rules.js');
    return {
      is: (value) => accepts(check, value),
      validate: (value) => validateWith(check, value),
      validateRules: (value) => validateRules(rules, value, validateWith(check, value)),
    };
  }

  #load(file: string) {
    return import(pathToFileURL(join(this.#folder, file)).href);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }

  #write(file: string, text: string): void {
    mkdirSync(dirname(join(this.#folder, file)), { recursive: true });
    writeFileSync(join(this.#folder, file), text);
  }
}

/** A contract is an object with an `$id`. A boolean schema is put into one, which accepts the same values. */
export function toContract(schema: unknown, base: string): Contract {
  const whole: Schema = typeof schema === 'boolean' ? { allOf: [schema] } : (schema as Schema);
  return contractOf({ $id: `https://example.com/suite/${base}.json`, ...whole }, base);
}

const toJavaScript = (text: string): string =>
  ts.transpileModule(text, { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 } })
    .outputText;
