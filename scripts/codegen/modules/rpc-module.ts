import { isObject } from '../../../src/base/is-object.js';
import type { RpcFunction, RpcManifest } from '../../../src/source/rpc-manifest.js';
import type { Manifest } from '../../../src/source/tree.js';
import { scriptJson } from '../../shared/script-json.js';

/** src/generated/rpc/<id>.ts for each RPC manifest: its functions and codes, and the type map from ids to what they take and give. */
export function rpcModules(manifests: readonly Manifest[]): [file: string, text: string][] {
  return manifests
    .filter(({ kind, value }) => kind === 'rpc' && isObject(value))
    .map(({ value }) => value as unknown as RpcManifest)
    .map((manifest) => [`src/generated/rpc/${manifest.id}.ts`, rpcModule(manifest)]);
}

function rpcModule({ id, functions, errorCodes }: RpcManifest): string {
  const ids = functions.map((entry) => entry.id);
  const adapterIds = functions.map((entry) => entry.adapterId);
  const members = [
    ...functions.map((entry) => member(entry.id, entry)),
    ...functions.map((entry) => member(entry.adapterId, entry)),
  ];
  return `import { deepFreeze } from '../../base/deep-freeze.js';
import type { RpcErrorCode, RpcFunction } from '../../rpc/rpc-function.js';
import type { ContractTypes } from '../../index.js';

/** The id of a function on the interface. */
export type FunctionId = ${union(ids)};
/** The id under which the adapter serves a function. */
export type AdapterId = ${union(adapterIds)};
/** A code that a failed call is answered with. */
export type ErrorCode = ${union(errorCodes.map(({ code }) => code))};

/** What each function takes and gives, by its id on the interface and by the adapter's own. */
export interface ${typeNameOf(id)} {
${[...new Set(members)].join('\n')}
}

export const functions: readonly RpcFunction<FunctionId, AdapterId, ErrorCode>[] = /* @__PURE__ */ deepFreeze(${scriptJson(functions)});

export const errorCodes: readonly RpcErrorCode<ErrorCode>[] = /* @__PURE__ */ deepFreeze(${scriptJson(errorCodes)});
`;
}

const member = (id: string, { request, response }: RpcFunction): string =>
  `  ${scriptJson(id)}: { request: ContractTypes[${scriptJson(request)}]; response: ContractTypes[${scriptJson(response)}] };`;

const union = (texts: readonly string[]): string => [...new Set(texts)].map((text) => scriptJson(text)).join(' | ');

/** `sandbox.v1` → `SandboxRpc`. The first major has the plain name, as the types of contracts do. */
function typeNameOf(id: string): string {
  const [, words = '', major] = /^(.*)\.v(\d+)$/.exec(id) ?? [];
  const pascal = words.replace(/(?:^|-)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
  return `${pascal}Rpc${major === '1' ? '' : `V${major}`}`;
}
