import { CONTRACT } from './open-page.js';

/** A page of each kind. */
export const kinds = ['/docs/', '/docs/contracts/', CONTRACT, '/docs/errors'];
