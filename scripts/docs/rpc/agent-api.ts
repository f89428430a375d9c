import { agentApiForm } from '../../../src/rpc/agent-api-form.js';
import { type Draft07Schema, publishedForm } from '../../../src/rpc/published-form.js';
import { ScriptError } from '../../../src/source/problem.js';
import type { Tree } from '../../../src/source/tree.js';
import { bundleJsonSchema } from '../../../src/standard/bundle-json-schema.js';
import type { Rpc } from '../rpc-address.js';

/** agent-api-reference.json: what `agentApiReference` of the package gives, for any tree. */
export function agentApiJson({ file, manifest }: Rpc, { contracts }: Tree): string {
  const schemas = new Map(contracts.map(({ url, schema }) => [url, schema as Draft07Schema]));
  const find = (id: string): Draft07Schema => schemas.get(id) ?? fail(`${file}: no contract has the address ${id}`);
  const urls = new Map(contracts.map(({ name, url }) => [name, url]));
  const schemaOf = (name: string): Draft07Schema =>
    publishedForm(bundleJsonSchema(urls.get(name) ?? name, { target: 'draft-07' }, find));
  return `${JSON.stringify(agentApiForm(manifest.functions, schemaOf), null, 2)}\n`;
}

function fail(message: string): never {
  throw new ScriptError(message);
}
