import type { Facts } from '../../markup/block.js';
import { escapeInline, inlineCode } from '../../markup/inline.js';
import type { Capability } from '../../openapi/capability.js';
import type { DocsContext } from '../context.js';

/** What a manifest says beside its words and routes. */
export function factsBlock(capability: Capability, { packageVersion, link }: DocsContext): Facts {
  const { owner, audience, version, status, visibility, resourceConstraints, quotaClass, permissions } = capability;
  const touches = resourceConstraints.filter((each) => each !== 'none');
  return {
    kind: 'facts',
    facts: [
      ['Owner', escapeInline(owner)],
      ['Token audience', audience === undefined ? 'not said' : inlineCode(audience)],
      ['Version', version],
      ['Status', status],
      ['Visibility', visibility],
      ['Resource constraints', touches.length === 0 ? 'none' : touches.map(inlineCode).join(', ')],
      ['Quota class', escapeInline(quotaClass)],
      ['Permissions', permissions.length === 0 ? 'none' : permissions.map(inlineCode).join(', ')],
      ...(capability.sensitive ? [['Sensitive', 'yes: granting it calls for extra care'] as const] : []),
      ['Events', eventText(capability)],
      ['What each of these means', link('capabilities.capability@1')],
      ['Generated from', `openvibe-contracts ${packageVersion}`],
    ],
  };
}

const eventText = ({ events }: Capability): string =>
  events.length === 0 ? 'none' : events.map(inlineCode).join(', ');
