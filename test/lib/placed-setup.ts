import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { placePacked } from './place-packed.js';

/** The consumer of `npm test`: once per run, without the installation. */
export function setup(project: TestProject): () => void {
  const folder = placePacked();
  project.provide('consumer', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
