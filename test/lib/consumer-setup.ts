import type { TestProject } from 'vitest/node';
import { installPacked } from './install-packed.js';
import { provideConsumer } from './provide-consumer.js';

/** Packs the built package once per run and installs the tarball into an empty folder. */
export const setup = (project: TestProject): (() => void) => provideConsumer(project, installPacked());
