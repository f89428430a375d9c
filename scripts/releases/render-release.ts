import type { Schema } from '../../src/source/schema.js';

/** The text of a released file. */
export const renderRelease = (bundle: Schema): string => `${JSON.stringify(bundle, null, 2)}\n`;
