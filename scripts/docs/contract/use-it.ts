import { pathOf } from '../../../src/source/names.js';
import type { Contract } from '../../../src/source/tree.js';
import { type Block, type Code, heading, text } from '../../markup/block.js';
import { exampleCases } from '../../openapi/examples.js';
import { scriptJson } from '../../shared/script-json.js';
import type { DocsContext } from '../context.js';
import { routesOf } from './routes.js';

/** A longer value would hide what the example is about. In lines. */
const LONGEST = 24;

/** How to validate a value, from wherever one is. */
export function useItBlocks(contract: Contract, { tree }: DocsContext): Block[] {
  const { name, schema } = contract;
  const [example] = exampleCases(tree, contract);
  const value = JSON.stringify(example?.value, null, 2);
  const isShort = value.split('\n').length <= LONGEST && value.length < 2000;
  const title = String(schema.title);
  const result = `validate('${name}', value); // → { valid: true, errors: [] }`;
  const read = isShort
    ? `const value = ${scriptJson(example?.value, 2)};`
    : `const value = JSON.parse(fs.readFileSync('value.json', 'utf8'));`;
  const fsImport = isShort ? '' : `import fs from 'node:fs';\n`;
  const fsRequire = isShort ? '' : `const fs = require('node:fs');\n`;
  return [
    heading(2, 'Use it'),
    heading(3, 'CommonJS'),
    code('js', `${fsRequire}const { validate } = require('openvibe-contracts');\n\n${read}\n${result}`),
    heading(3, 'ES module'),
    code('js', `${fsImport}import { validate } from 'openvibe-contracts';\n\n${read}\n${result}`),
    text('For browsers and the edge, one contract alone:'),
    code('js', `import { validate } from 'openvibe-contracts/validators/${pathOf(contract)}';`),
    heading(3, 'TypeScript'),
    code(
      'ts',
      `import { is, type ${title} } from 'openvibe-contracts';\n\nexport function receive(value: unknown): ${title} | undefined {\n  return is('${name}', value) ? value : undefined;\n}`,
    ),
    heading(3, 'Command line'),
    code('sh', `npx openvibe-contracts validate ${name} value.json`),
    ...curlBlocks(contract, tree, value),
  ];
}

const code = (language: Code['language'], words: string): Code => ({ kind: 'code', language, text: words });

function curlBlocks(contract: Contract, tree: DocsContext['tree'], value: string): Block[] {
  const routes = routesOf(tree, contract);
  if (routes.length === 0) return [];
  const calls = routes.map(({ method, path, owner }) => {
    const host = `$${owner.toUpperCase().replaceAll('-', '_')}_URL`;
    return `curl -X ${method} "${host}${path}" \\
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  -d @- <<'JSON'
${value}
JSON`;
  });
  return [heading(3, 'curl'), code('sh', calls.join('\n\n'))];
}
