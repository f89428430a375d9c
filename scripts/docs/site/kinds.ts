import { apiKind } from '../api-page.js';
import { capabilityIndexKind } from '../capability-index.js';
import { capabilityKind } from '../capability-page.js';
import { contractIndexKind } from '../contract-index.js';
import { contractKind } from '../contract-page.js';
import { mapKind } from '../map-page.js';
import type { PageKind } from '../page.js';
import { referenceKind } from '../reference-page.js';
import { rpcKind } from '../rpc-page.js';
import { guideKind } from './guides.js';
import { homeKind } from './home.js';

/** The kinds of pages, in the order of the menu. A new kind is a file beside this one, and a line here. */
export const KINDS: readonly PageKind[] = [
  homeKind,
  guideKind,
  contractIndexKind,
  contractKind,
  capabilityIndexKind,
  capabilityKind,
  apiKind,
  rpcKind,
  mapKind,
  referenceKind,
];
