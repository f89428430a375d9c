import { CONTRACT } from './open-page.js';

const others = [
  '/docs/capabilities/',
  '/docs/capabilities/live.agent_sandbox.register',
  '/docs/api/run',
  '/docs/rpc/sandbox',
  '/docs/map',
  '/docs/reference/rpc',
  '/docs/guides/other-languages',
];

/** A page of each kind. */
export const kinds = ['/docs/', '/docs/contracts/', CONTRACT, '/docs/errors', ...others];
