import type { Manifest } from '../../../src/source/tree.js';
import { scriptJson } from '../../shared/script-json.js';

interface Capability {
  readonly id: string;
  readonly inputSchema?: string;
  readonly outputSchema?: string;
}

/** src/generated/capabilities.ts: the capability manifests, sorted by id, and the names of their contracts as types. */
export function capabilitiesModule(manifests: readonly Manifest[]): string {
  const values = manifests.filter(({ kind }) => kind === 'capabilities').map(({ value }) => value as Capability);
  return `import { deepFreeze } from '../base/deep-freeze.js';
import type { CapabilitiesCapability } from '../index.js';

/** The names of the contracts that each capability takes and returns; undefined where its manifest names none. */
export interface CapabilityContracts {
${values.map(member).join('\n')}
}

export type CapabilityId = keyof CapabilityContracts;

export const manifests: readonly CapabilitiesCapability[] = /* @__PURE__ */ deepFreeze(${scriptJson(values)});
`;
}

const member = ({ id, inputSchema, outputSchema }: Capability): string =>
  `  ${scriptJson(id)}: { input: ${typeOf(inputSchema)}; output: ${typeOf(outputSchema)} };`;

const typeOf = (name: string | undefined): string => (name === undefined ? 'undefined' : scriptJson(name));
