import type { Capability } from './capability.js';

/** The scheme behind a capability: a bearer token, for the audience that the manifest names. Capabilities of one audience share it. */
export function schemeOf(capability: Capability): [name: string, scheme: object] {
  const { audience } = capability;
  const issuedFor = audience === undefined ? '' : ` issued for the audience ${audience}`;
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

const schemeNameOf = ({ audience }: Capability): string => (audience === undefined ? 'token' : `token_${audience}`);
