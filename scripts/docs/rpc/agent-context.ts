import type { RpcFunction } from '../../../src/source/rpc-manifest.js';
import { allRules } from '../../../src/source/rule.js';
import type { Contract, Tree } from '../../../src/source/tree.js';
import { proseMarkdown } from '../../markup/block-markdown.js';
import { inlineCode, inlineWithCode } from '../../markup/inline.js';
import { ORIGIN } from '../origin.js';
import { agentApiAddress, type Rpc } from '../rpc-address.js';
import { rulePlace } from './rule-place.js';
import { schemaShape } from './schema-shape.js';

/** agent-context.md: every function in a few lines, and every code in one, for the context of an agent that is to call them. */
export function agentContext(rpc: Rpc, tree: Tree): string {
  const { manifest, address, name } = rpc;
  return `# ${name} RPC, contract ${manifest.contract}

${proseMarkdown(manifest.description)}

Shapes are written as in TypeScript: \`?\` marks what may be left out, and unknown fields of a reply are to be passed over. A failed call is answered
with ${shapeOf(tree, `${name}.error@1`)}. Schemas: ${ORIGIN}${agentApiAddress(rpc)}
More: ${ORIGIN}${address}.md

## Functions

${manifest.functions.map((entry) => functionLines(entry, tree)).join('\n\n')}

## Error codes

${manifest.errorCodes.map(({ code, retryable, description, fix }) => `- ${code}${RETRY[String(retryable)]}: ${inlineWithCode(`${description} ${fix}`)}`).join('\n')}
`;
}

const RETRY: Readonly<Record<string, string>> = { true: ' (may be sent again)', false: '', null: '' };

function functionLines(entry: RpcFunction, tree: Tree): string {
  const { id, adapterId, routed, token, request, response, errors, description, example } = entry;
  const contract = find(tree, request);
  const rules = contract
    ? allRules(tree, contract).map(
        (placed) => `${inlineWithCode(`${rulePlace(placed, contract)}: ${placed.rule.description}`)}`,
      )
    : [];
  const reached = routed ? '' : ` Not routed: call it as \`${adapterId}\`.`;
  return [
    `### ${id}`,
    `${proseMarkdown(description)}${reached}${token ? ' Carries the project token in `auth`.' : ''}`,
    `- takes ${shapeOf(tree, request)}`,
    `- gives ${shapeOf(tree, response)}`,
    ...(rules.length > 0 ? [`- rules: ${rules.join(' ')}`] : []),
    `- errors: ${errors.join(' ')}`,
    `- example: ${inlineCode(JSON.stringify(example))}`,
  ].join('\n');
}

const find = (tree: Tree, name: string): Contract | undefined => tree.contracts.find((known) => known.name === name);

function shapeOf(tree: Tree, name: string): string {
  const contract = find(tree, name);
  return inlineCode(contract ? schemaShape(tree, contract, contract.schema, [contract.schema]) : name);
}
