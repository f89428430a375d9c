import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { installPacked } from './install-packed.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty project into which the packed package is installed, as a user would have it. */
    consumer: string;
  }
}

/** Packs the built package once per run and installs the tarball into an empty folder. */
export function setup(project: TestProject): () => void {
  const folder = installPacked();
  project.provide('consumer', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
