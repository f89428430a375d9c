import { escapeInline } from '../markup/inline.js';
import type { Capability } from './capability.js';

/** The scheme behind a capability: a bearer token, for the audience that the manifest names. Capabilities of one audience share it. */
export function schemeOf(capability: Capability): [name: string, scheme: object] {
  const { audience } = capability;
  const issuedFor = audience === undefined ? '' : ` issued for the audience ${escapeInline(audience)}`;
  return [
    schemeNameOf(capability),
    {
      type: 'http',
      scheme: 'bearer',
      description: `A token${issuedFor}, whose principal holds the capability that the operation names.`,
      ...(audience === undefined ? {} : { 'x-audience': audience }),
    },
  ];
}

/** What an operation asks for. For a scheme other than OAuth 2, OpenAPI 3.1 reads the list as roles: here, the capability. */
export const securityOf = (capability: Capability): object[] => [{ [schemeNameOf(capability)]: [capability.id] }];

/** The name of a component holds letters, digits, `.`, `-` and `_` alone (OpenAPI 3.1, section 4.8.7.2); the others stand by their numbers. */
const schemeNameOf = ({ audience }: Capability): string =>
  audience === undefined
    ? 'token'
    : `token_${audience.replace(/[^\w.-]/gu, (each) => `_${each.codePointAt(0)?.toString(16)}_`)}`;
