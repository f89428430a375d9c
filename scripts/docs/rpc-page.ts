import { type Block, heading } from '../markup/block.js';
import { escapeInline, inlineCode } from '../markup/inline.js';
import type { DocsContext } from './context.js';
import type { Page, PageKind, SearchEntry } from './page.js';
import { agentApiJson } from './rpc/agent-api.js';
import { agentContext } from './rpc/agent-context.js';
import { codeBlocks } from './rpc/codes.js';
import { configurationBlocks } from './rpc/configuration.js';
import { functionBlocks } from './rpc/function.js';
import { headBlocks } from './rpc/head.js';
import { functionList } from './rpc/list.js';
import { quickStartBlocks } from './rpc/quick-start.js';
import { ruleBlocks } from './rpc/rules.js';
import { agentApiAddress, agentContextAddress, codeAnchor, functionAnchor, type Rpc, rpcsIn } from './rpc-address.js';

/** The page of each RPC interface, and beside it what agents read. */
export const rpcKind: PageKind = {
  section: 'RPC',
  addresses: ({ tree }) =>
    rpcsIn(tree).flatMap(({ manifest, address }): [string, string][] => [
      [manifest.id, address],
      ...manifest.functions.flatMap(({ id, adapterId }): [string, string][] => {
        const at = `${address}#${functionAnchor(id)}`;
        return [
          [id, at],
          [adapterId, at],
        ];
      }),
      ...manifest.errorCodes.map(({ code }): [string, string] => [code, `${address}#${codeAnchor(code)}`]),
    ]),
  pages: (context) => rpcsIn(context.tree).map((rpc) => pageOf(rpc, context)),
  files: ({ tree }) =>
    rpcsIn(tree).flatMap((rpc) => [
      [agentContextAddress(rpc), agentContext(rpc, tree)] as const,
      [agentApiAddress(rpc), agentApiJson(rpc, tree)] as const,
    ]),
};

function pageOf(rpc: Rpc, context: DocsContext): Page {
  const { manifest, address, name, file } = rpc;
  const used = new Set(manifest.functions.flatMap(({ request, response }) => [request, response]));
  const contracts = context.tree.contracts.filter((contract) => used.has(contract.name));
  return {
    kind: 'generated',
    address,
    title: `The ${name} RPC`,
    subtitle: `${inlineCode(manifest.id)}, contract ${escapeInline(manifest.contract)}`,
    description: `The ${manifest.functions.length} functions of the ${name} RPC: what they take and give, their rules, error codes and configuration.`,
    sources: [file, ...contracts.map((contract) => contract.file)],
    search: searchOf(rpc),
    blocks: [
      ...headBlocks(rpc, context),
      ...quickStartBlocks(rpc, context),
      heading(2, 'Functions'),
      functionList(rpc, context),
      ...manifest.functions.flatMap((entry): Block[] => functionBlocks(entry, context)),
      ...ruleBlocks(rpc, context),
      ...codeBlocks(rpc, context),
      ...configurationBlocks(rpc, context),
    ],
  };
}

const searchOf = ({ manifest: { functions, errorCodes } }: Rpc): SearchEntry[] => [
  ...functions.map(({ id, adapterId, description }) => ({
    title: id,
    anchor: functionAnchor(id),
    text: `${adapterId} ${description}`,
  })),
  ...errorCodes.map(({ code, description, fix, type }) => ({
    title: code,
    anchor: codeAnchor(code),
    text: `error code ${type} ${description} ${fix}`,
  })),
];
