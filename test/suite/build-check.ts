import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { pathOf } from '../../scripts/lib/names.js';
import type { Schema } from '../../scripts/lib/schema.js';
import type { Contract } from '../../scripts/lib/tree.js';
import { lenientCompilerOf } from '../../scripts/lib/validators/compile.js';
import { contractOf, treeOf } from '../lib/contract-of.js';
import { root } from '../lib/root.js';

/** Builds schemas as `npm run generate` does, and loads the generated modules from files of a folder of its own. */
export class Workshop {
  readonly #folder = mkdtempSync(join(tmpdir(), 'openvibe-contracts-suite-'));
  #built = 0;

  constructor() {
    this.#write('package.json', '{ "type": "module" }');
    const src = join(root, 'src');
    for (const file of readdirSync(src).filter((name) => name.endsWith('.ts'))) {
      this.#write(file.replace(/ts$/, 'js'), toJavaScript(readFileSync(join(src, file), 'utf8')));
    }
  }

  /**
   * The check of a schema, from its own module: whether a value is accepted.
   *
   * @throws when the pipeline refuses the schema.
   */
  async build(schema: unknown): Promise<(value: unknown) => boolean> {
    this.#built++;
    const contract = toContract(schema, `case-${this.#built}`);
    const module = lenientCompilerOf(treeOf(contract)).moduleOf(contract);
    const file = `generated/checks/${pathOf(contract)}.js`;
    this.#write(file, toJavaScript(module));
    const { check } = await this.#load(file);
    const { accepts } = await this.#load('judge.js');
    return (value) => accepts(check, value);
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
