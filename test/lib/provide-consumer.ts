import { readdirSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A project that has the packed package, as a user would have it. All test files share it: they write to `ownFolder()`. */
    consumer: string;
  }
}

/** Gives the folder to the tests, and at their end removes it. The run fails where a test has written into it. */
export function provideConsumer(project: TestProject, folder: string): () => void {
  const before = new Set(readdirSync(folder));
  project.provide('consumer', folder);
  return () => {
    const written = readdirSync(folder).filter((name) => !before.has(name) && !name.startsWith('programs-'));
    rmSync(folder, { recursive: true, force: true });
    if (written.length === 0) return;
    // vitest prints what is thrown here, and exits with 0.
    process.exitCode = 1;
    throw new Error(`tests wrote ${written.join(', ')} into the folder that they share: write to ownFolder()`);
  };
}
