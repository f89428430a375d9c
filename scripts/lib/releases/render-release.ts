import type { Schema } from '../schema.js';

/** The text of a released file. */
export const renderRelease = (bundle: Schema): string => `${JSON.stringify(bundle, null, 2)}\n`;
