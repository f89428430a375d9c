import type { Io } from './process-io.js';

/** How often the line is written anew, in milliseconds. */
const PAUSE = 200;
/** What is done sooner needs no progress. */
const PATIENCE = 500;

export interface Progress {
  /** Says how much is done: shown where there is a terminal, now and then. */
  readonly update: (text: () => string) => void;
  /** Takes the line away. */
  readonly clear: () => void;
}

export function startProgress({ showsProgress, status }: Io, now = Date.now): Progress {
  let next = now() + PATIENCE;
  let isShown = false;
  return {
    update(text) {
      if (!showsProgress || now() < next) return;
      next = now() + PAUSE;
      isShown = true;
      status(text());
    },
    clear() {
      if (isShown) status('');
      isShown = false;
    },
  };
}
