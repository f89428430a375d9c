import type { Capability } from '../../openapi/capability.js';
import { type Block, heading, text } from '../block.js';
import { capabilityAddress } from '../capability-address.js';

/** The manifest itself, as programs read it. */
export const manifestBlocks = (capability: Capability): Block[] => [
  heading(2, 'Manifest'),
  text(`For programs: [${capability.id}.json](${capabilityAddress(capability.id)}.json).`),
  { kind: 'code', language: 'json', text: JSON.stringify(capability, null, 2) },
];
