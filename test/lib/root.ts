import { resolve } from 'node:path';

/** The project's own folder. */
export const root = resolve(import.meta.dirname, '../..');
