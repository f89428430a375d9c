import type { TestProject } from 'vitest/node';
import { placePacked } from './place-packed.js';
import { provideConsumer } from './provide-consumer.js';

/** The consumer of `npm test`: once per run, without the installation. */
export const setup = (project: TestProject): (() => void) => provideConsumer(project, placePacked());
