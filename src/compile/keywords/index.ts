import type { Ajv } from './ajv.js';
import { addCondition } from './condition.js';
import { addFormats } from './formats.js';
import { addJsonKeywords } from './json.js';
import { addObjectKeywords } from './objects.js';

/** Puts our own keywords in the place of ajv's, where ours make better code. */
export function addKeywords(ajv: Ajv): void {
  addCondition(ajv);
  addFormats(ajv);
  addJsonKeywords(ajv);
  addObjectKeywords(ajv);
}
