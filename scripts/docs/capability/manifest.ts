import { type Block, heading, text } from '../../markup/block.js';
import type { Capability } from '../../openapi/capability.js';
import { capabilityAddress } from '../capability-address.js';

/** The manifest itself, as programs read it. */
export const manifestBlocks = (capability: Capability): Block[] => [
  heading(2, 'Manifest'),
  text(`For programs: [${capability.id}.json](${capabilityAddress(capability.id)}.json).`),
  { kind: 'code', language: 'json', text: JSON.stringify(capability, null, 2) },
];
