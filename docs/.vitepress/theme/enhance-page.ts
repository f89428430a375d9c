import { filterContracts } from './filter-contracts.js';
import { openTarget } from './open-target.js';
import { pointInMap } from './point-in-map.js';
import { mountTryIt } from './try-it/mount.js';
import { unnestButtons } from './unnest-buttons.js';

/** What scripts add to a page that is complete without them. */
export function enhancePage(): void {
  openTarget();
  unnestButtons();
  for (const place of document.querySelectorAll<HTMLElement>('[data-contract-filters]')) filterContracts(place);
  for (const place of document.querySelectorAll<HTMLElement>('[data-try-it]')) mountTryIt(place);
  for (const map of document.querySelectorAll<SVGElement>('svg.map')) pointInMap(map);
}
