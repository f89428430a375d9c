import { inlineText } from './inline.js';

/** The anchor that a heading gets, as GitHub makes them: `What changed in 1.0` → `what-changed-in-10`. */
export const slugOf = (markdown: string): string =>
  inlineText(markdown)
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
