import type { Capability } from '../../openapi/capability.js';

/** Whether an app can be granted a capability. No manifest says it: it follows from `visibility` and `status`. */
export interface Grant {
  readonly short: 'grantable' | 'partners only' | 'not grantable';
  /** A sentence, with the reason. */
  readonly words: string;
}

const NOT = 'No app can be granted it';

export function grantText({ status, visibility }: Pick<Capability, 'status' | 'visibility'>): Grant {
  if (status === 'planned') return { short: 'not grantable', words: `${NOT} yet: it is planned and ${visibility}.` };
  if (status === 'retired') return { short: 'not grantable', words: `${NOT} any more: it is retired.` };
  switch (visibility) {
    case 'public':
      return { short: 'grantable', words: `An app can be granted it: it is ${status} and public.` };
    case 'partner':
      return { short: 'partners only', words: `An app of a partner can be granted it: it is ${status}, for partners.` };
    default:
      return { short: 'not grantable', words: `${NOT}: it is ${status} and ${visibility}.` };
  }
}
