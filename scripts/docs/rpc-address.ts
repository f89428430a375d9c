import type { RpcManifest } from '../../src/source/rpc-manifest.js';
import type { Manifest, Tree } from '../../src/source/tree.js';

/** Where the pages of RPC interfaces stand. */
export const RPCS = '/docs/rpc/';

/** An interface and the file that describes it. */
export interface Rpc {
  readonly file: string;
  readonly manifest: RpcManifest;
  /** `sandbox` of `sandbox.v1`, which is also the domain of its contracts. */
  readonly name: string;
  readonly address: string;
}

/** The interfaces of a tree. The newest major stands at the plain name, older ones behind it with `.v1`, as contracts do. */
export function rpcsIn({ manifests }: Tree): Rpc[] {
  const found = manifests.filter(({ kind }) => kind === 'rpc').map(partsOf);
  return found.map(({ file, manifest, name, major }) => {
    const isOlder = found.some((other) => other.name === name && other.major > major);
    return { file, manifest, name, address: `${RPCS}${name}${isOlder ? `.v${major}` : ''}` };
  });
}

function partsOf({ file, value }: Manifest) {
  const manifest = value as RpcManifest;
  const [, name = manifest.id, major = '1'] = /^(.*)\.v(\d+)$/.exec(manifest.id) ?? [];
  return { file, manifest, name, major: Number(major) };
}

/** The anchor of a function: `sandbox::fs::write` → `sandbox-fs-write`. */
export const functionAnchor = (id: string): string => id.replaceAll('::', '-');

/** The anchor of an error code, which is the code. */
export const codeAnchor = (code: string): string => code;

/** The short text for an agent that is to call the functions. */
export const agentContextAddress = ({ address }: Rpc): string => `${address}/agent-context.md`;

/** The interface in the form in which adapters publish it. */
export const agentApiAddress = ({ address }: Rpc): string => `${address}/agent-api-reference.json`;
