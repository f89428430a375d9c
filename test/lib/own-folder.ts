import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * A folder in the consumer for one test file's programs, which find the packed package from there. Files of tests run at
 * the same time: two that wrote a program of one name into the consumer itself would run each other's.
 */
export const ownFolder = (): string => mkdtempSync(join(inject('consumer'), 'programs-'));
